import { LoaderCircle, RotateCcw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ContactLine } from '@/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { Button } from '@/ui/button.tsx'
import { cn } from '@/ui/cn.ts'
import { Dialog } from '@/ui/dialog.tsx'
import {
  isStorageAllowed,
  useChatbotConversation,
} from '@/vendors/chat/use-chatbot-conversation.ts'
import { useFollowLink } from './use-follow-link.ts'

interface ChatbotPanelProps {
  id: string
  /** A closed panel stays mounted, which keeps the conversation. */
  open: boolean
  modal: boolean
  onClose: () => void
}

export function ChatbotPanel({ id, open, modal, onClose }: ChatbotPanelProps) {
  const texts = useTexts('chatbot')
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

  const takeFocus = useEffectEvent(focus)
  useLayoutEffect(() => {
    if (open) takeFocus()
  }, [open])

  // Only from the close button, because the visitor may have moved the focus meanwhile.
  useEffect(() => {
    if (status === 'ready' && document.activeElement === closeButton.current) log.current?.focus()
  }, [status])

  return (
    <Dialog
      id={id}
      open={open}
      modal={modal}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        // The browser closes only what is modal.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || modal) return
        event.preventDefault()
        onClose()
      }}
      className="floating chatbot-panel flex flex-col overflow-hidden"
    >
      <div className="flex items-center justify-between border-b py-1.5 pr-1.5 pl-5">
        <h2 id={`${id}-title`} className="display-type text-md">
          {texts.title}
        </h2>
        <button
          ref={closeButton}
          type="button"
          aria-label={texts.close}
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
            <span>{texts.loading}</span>
          </p>
        </div>
      )}
      <div
        ref={log}
        role="log"
        aria-label={texts.log}
        tabIndex={-1}
        style={{ '--visitor-says': JSON.stringify(texts.visitorSays) }}
        className={cn('flex min-h-0 flex-col', (status === 'loading' || failed) && 'basis-0')}
      />
      {failed && (
        <div role="alert" className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-5">
          <p className="note">
            <ContactLine
              text={isStorageAllowed() ? texts.failed : texts.storageBlocked}
              greeting={texts.greeting}
            />
          </p>
          <Button variant="secondary" onClick={startAgain} icon={<RotateCcw />}>
            {texts.retry}
          </Button>
        </div>
      )}
      {(status === 'late' || status === 'ended') && (
        <div
          role="status"
          className="flex items-center justify-between gap-4 border-t pl-5 text-sm"
        >
          <span>{texts[status]}</span>
          <button
            type="button"
            onClick={startAgain}
            className="quiet-link min-h-12 px-5 font-medium"
          >
            {texts.restart}
          </button>
        </div>
      )}
      {!failed && (
        <p className="note border-t px-5 py-3 text-xs">
          <ContactLine text={texts.person} greeting={texts.greeting} />
        </p>
      )}
    </Dialog>
  )
}
