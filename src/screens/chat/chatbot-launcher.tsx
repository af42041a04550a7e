import { MessageCircle, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useMediaQuery } from '@/browser/use-media-query.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { FROM_TABLET, FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { trackEvent } from '@/vendors/track-event.ts'
import { chatbot } from 'virtual:site'
import { ChatbotPanel } from './chatbot-panel.tsx'
import { ChatbotPreview, markPreviewSeen } from './chatbot-preview.tsx'
import { useAway } from './use-away.ts'

export function ChatbotLauncher() {
  const texts = useTexts('chatbot')
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const launcher = useRef<HTMLButtonElement>(null)
  const id = useId()
  const open = state === 'open'
  const Icon = open ? X : MessageCircle
  const { buttonPx } = chatbot

  const fromTablet = useMediaQuery(FROM_TABLET)
  const oneColumn = !useMediaQuery(FROM_TWO_COLUMNS)
  const away = useAway(launcher, oneColumn)
  const openPanel = () => {
    if (state === 'unopened') trackEvent('chat-opened')
    markPreviewSeen()
    setState('open')
  }
  const close = () => setState('closed')

  return (
    <aside lang={texts.lang} aria-label={texts.title} className="chatbot fixed z-chat print:hidden">
      {state === 'unopened' ? (
        <ChatbotPreview
          oneColumn={oneColumn}
          onOpen={openPanel}
          onDismiss={() => launcher.current?.focus()}
        />
      ) : (
        <ChatbotPanel id={id} open={open} modal={!fromTablet} onClose={close} />
      )}
      <button
        ref={launcher}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={open ? texts.close : texts.open}
        data-away={away || undefined}
        onClick={open ? close : openPanel}
        style={{ width: buttonPx, height: buttonPx }}
        className="chatbot-launcher button-primary grid place-content-center rounded-[50%] border"
      >
        <Icon size={buttonPx * 0.45} />
      </button>
    </aside>
  )
}
