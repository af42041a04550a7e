import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Mark } from '@/components/ui/mark.tsx'
import { site } from '@/config/site.ts'
import { CHATBOT_PREVIEW_DELAY_MS } from '@/config/spec.ts'
import { chatbotTexts } from '@/content/sections/chatbot.ts'
import { fill } from '@/lib/fill.ts'
import { chatUrl, displayPhone } from '@/lib/phone.ts'
import './chatbot-launcher.css'

function ChatPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    closeButton.current?.focus()
  }, [])
  const greeting = fill(chatbotTexts.greeting, { brand: site.brandName })
  return (
    <div
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="chatbot-panel border border-line bg-raised p-6 text-fg shadow-float"
    >
      <h2 id={`${id}-title`} className="pr-10 text-lg font-display tracking-[-0.02em]">
        {chatbotTexts.title}
      </h2>
      <p className="mt-2 text-sm text-fg-2">{chatbotTexts.intro}</p>
      <ul className="mt-4 border-t border-line text-sm font-medium">
        <li className="border-b border-line">
          <a
            href={chatUrl(site.companyPhone, greeting)}
            target="_blank"
            rel="noopener noreferrer"
            className="quiet-link flex min-h-13 items-center justify-between gap-4"
          >
            {chatbotTexts.whatsapp}
            <span className="font-normal text-fg-2">{displayPhone(site.companyPhone)}</span>
          </a>
        </li>
        <li>
          <a
            href={`mailto:${site.companyEmail}`}
            className="quiet-link flex min-h-13 items-center justify-between gap-4"
          >
            {chatbotTexts.email}
            <span className="font-normal [overflow-wrap:anywhere] text-fg-2">
              {site.companyEmail}
            </span>
          </a>
        </li>
      </ul>
      <button
        ref={closeButton}
        type="button"
        aria-label={chatbotTexts.close}
        onClick={onClose}
        className="absolute top-3 right-3 grid size-11 place-content-center text-fg-2 hover:text-fg"
      >
        <X aria-hidden="true" size={20} strokeWidth={1.5} />
      </button>
    </div>
  )
}

/** The bubble "Posso te ajudar?", once in a visit, some time after the page has loaded. */
function usePreview(): [visible: boolean, dismiss: () => void] {
  const [state, setState] = useState<'waiting' | 'visible' | 'dismissed'>('waiting')
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setState((known) => (known === 'waiting' ? 'visible' : known))
    }, CHATBOT_PREVIEW_DELAY_MS)
    return () => {
      window.clearTimeout(timer)
    }
  }, [])
  const dismiss = () => {
    setState('dismissed')
  }
  return [state === 'visible', dismiss]
}

/** The chatbot's place on every page: launcher, preview bubble, panel (specification sections 1 and 9). */
export function ChatbotLauncher() {
  const [open, setOpen] = useState(false)
  const [preview, dismissPreview] = usePreview()
  const launcher = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { buttonPx } = site.chatbot
  if (buttonPx === 0) return null

  const toggle = () => {
    dismissPreview()
    setOpen(!open)
  }
  const close = () => {
    setOpen(false)
    launcher.current?.focus()
  }

  return (
    <aside
      lang="pt-BR"
      aria-label={chatbotTexts.title}
      className="chatbot z-chat print:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
      }}
    >
      {open && <ChatPanel id={id} onClose={close} />}
      {preview && (
        <div role="status" className="chatbot-preview border border-line bg-raised shadow-float">
          <button type="button" onClick={toggle} className="min-h-12 pl-4.5 text-md">
            {chatbotTexts.preview}
          </button>
          <button
            type="button"
            aria-label={chatbotTexts.dismiss}
            onClick={dismissPreview}
            className="grid size-12 place-content-center text-fg-3 hover:text-fg"
          >
            <X aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        </div>
      )}
      <button
        ref={launcher}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={open ? chatbotTexts.close : chatbotTexts.open}
        onClick={toggle}
        style={{ width: buttonPx, height: buttonPx }}
        className="grid place-content-center rounded-full border border-line bg-fg text-ground transition-colors duration-fast hover:bg-accent hover:text-on-accent"
      >
        {open ? (
          <X aria-hidden="true" size={buttonPx * 0.4} strokeWidth={1.5} />
        ) : (
          <Mark height={buttonPx * 0.47} />
        )}
      </button>
    </aside>
  )
}
