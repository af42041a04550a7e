import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CHATBOT_PREVIEW_DELAY_MS } from '@/config/spec.ts'
import { chatbotTexts } from '@/texts/chatbot.ts'
import { readStorage, writeStorage } from '@/browser/storage.ts'

const SEEN_KEY = 'chatbot-preview'

/** Milliseconds since the page has loaded, or none where the browser does not say. */
function sinceLoadMs(): number {
  const [page] = performance.getEntriesByType('navigation')
  const loadedAt = page && 'loadEventEnd' in page ? Number(page.loadEventEnd) : 0
  return loadedAt > 0 ? Math.max(0, performance.now() - loadedAt) : 0
}

/**
 * Whether the bubble is to be seen: some time after the page has loaded (specification section 9),
 * and no more in this visit once it was dismissed.
 */
export function useChatbotPreview(): [visible: boolean, dismiss: () => void] {
  const [state, setState] = useState<'waiting' | 'visible' | 'dismissed'>('waiting')
  useEffect(() => {
    if (readStorage(SEEN_KEY, 'sessionStorage') !== null) return undefined
    const timer = window.setTimeout(() => {
      setState((known) => (known === 'waiting' ? 'visible' : known))
    }, CHATBOT_PREVIEW_DELAY_MS - sinceLoadMs())
    return () => {
      window.clearTimeout(timer)
    }
  }, [])
  const dismiss = () => {
    setState('dismissed')
    writeStorage(SEEN_KEY, 'seen', 'sessionStorage')
  }
  return [state === 'visible', dismiss]
}

interface ChatbotPreviewProps {
  onOpen: () => void
  onDismiss: () => void
}

/** The bubble "Posso te ajudar?" beside the launcher. */
export function ChatbotPreview({ onOpen, onDismiss }: ChatbotPreviewProps) {
  return (
    <div role="status" className="floating chatbot-preview border border-line bg-raised">
      <button type="button" onClick={onOpen} className="min-h-12 pl-[18px] text-start text-md">
        {chatbotTexts.preview}
      </button>
      <button
        type="button"
        aria-label={chatbotTexts.dismiss}
        onClick={onDismiss}
        className="grid size-[48px] flex-none place-content-center text-fg-3 hover:text-fg"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.5} />
      </button>
    </div>
  )
}
