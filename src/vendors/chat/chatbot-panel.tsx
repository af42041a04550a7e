import { LoaderCircle, RotateCcw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ContactLine } from '@/links/contact-line.tsx'
import { useFollowLink } from '@/links/use-follow-link.ts'
import { Button } from '@/ui/button.tsx'
import { cn } from '@/ui/cn.ts'
import { chatbotTexts } from 'virtual:texts'
import { isStorageAllowed, useChatbotConversation } from './use-chatbot-conversation.ts'

interface ChatbotPanelProps {
  id: string
  /** A closed panel stays mounted, which keeps the conversation. */
  open: boolean
  modal: boolean
  onClose: () => void
}

export function ChatbotPanel({ id, open, modal, onClose }: ChatbotPanelProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const followLink = useFollowLink()
  const { status, focus, restart } = useChatbotConversation(log, (link, click) => {
    if (followLink(link, click) && modal) onClose()
  })
  const failed = status === 'failed'

  const startAgain = () => {
    closeButton.current?.focus()
    restart()
  }

  const takeFocus = useEffectEvent(() => {
    if (!focus()) closeButton.current?.focus()
  })
  useLayoutEffect(() => {
    if (open) takeFocus()
  }, [open])

  // Only from the close button, because the visitor may have moved the focus meanwhile.
  useEffect(() => {
    if (status === 'ready' && document.activeElement === closeButton.current) log.current?.focus()
  }, [status])

  return (
    <div
      id={id}
      role="dialog"
      aria-modal={modal}
      aria-labelledby={`${id}-title`}
      inert={!open}
      className={cn('floating chatbot-panel flex flex-col overflow-hidden', open && 'opening')}
    >
      <div className="flex items-center justify-between border-b border-line py-1.5 pr-1.5 pl-5">
        <h2 id={`${id}-title`} className="display text-[1.1875rem]">
          {chatbotTexts.title}
        </h2>
        <button
          ref={closeButton}
          type="button"
          aria-label={chatbotTexts.close}
          onClick={onClose}
          className="icon-button"
        >
          <X />
        </button>
      </div>
      {/* No live region, because screen readers read this text with the dialog. */}
      {status === 'loading' && (
        <div className="min-h-0 flex-1">
          <p className="note flex items-center gap-3 p-5">
            <LoaderCircle className="motion-safe:animate-spin" />
            <span>{chatbotTexts.loading}</span>
          </p>
        </div>
      )}
      <div
        ref={log}
        role="log"
        aria-label={chatbotTexts.log}
        tabIndex={-1}
        style={{ '--visitor-says': JSON.stringify(chatbotTexts.visitorSays) }}
        className={cn('chatbot-log min-h-0 basis-0', status !== 'loading' && !failed && 'grow')}
      />
      {failed && (
        <div role="alert" className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5">
          <p className="note">
            <ContactLine
              text={isStorageAllowed() ? chatbotTexts.failed : chatbotTexts.storageBlocked}
              greeting={chatbotTexts.greeting}
            />
          </p>
          <Button variant="secondary" onClick={startAgain} icon={<RotateCcw />}>
            {chatbotTexts.retry}
          </Button>
        </div>
      )}
      {(status === 'late' || status === 'ended') && (
        <div
          role="status"
          className="flex items-center justify-between gap-4 border-t border-line pl-5 text-sm"
        >
          <span>{chatbotTexts[status]}</span>
          <button
            type="button"
            onClick={startAgain}
            className="quiet-link min-h-12 px-5 font-medium"
          >
            {chatbotTexts.restart}
          </button>
        </div>
      )}
      {!failed && (
        <p className="note border-t border-line px-5 py-3 text-xs">
          <ContactLine text={chatbotTexts.person} greeting={chatbotTexts.greeting} />
        </p>
      )}
    </div>
  )
}
