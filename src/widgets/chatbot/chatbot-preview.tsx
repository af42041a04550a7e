import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SECTION_IDS } from '@/config/routes.ts'
import { CHATBOT_PREVIEW_DELAY_MS } from '@/config/spec.ts'
import { chatbotTexts } from '@/texts/chatbot.ts'
import { readStorage, writeStorage } from '@/browser/storage.ts'

const STORAGE_KEY = 'chatbot-preview'
const SHOWN_FOR_MS = 6000
const UNCOVERED = `#${SECTION_IDS.contact}, footer`

function sinceLoadMs(): number {
  const [entry] = performance.getEntriesByType('navigation')
  const loadedAt = entry && 'loadEventEnd' in entry ? Number(entry.loadEventEnd) : 0
  return loadedAt > 0 ? Math.max(0, performance.now() - loadedAt) : 0
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

function isSeen(): boolean {
  return readStorage(STORAGE_KEY, 'sessionStorage') !== null
}

function markSeen(): void {
  writeStorage(STORAGE_KEY, 'seen', 'sessionStorage')
}

/** Once a visit, some time after the page has loaded (specification section 9). */
export function useChatbotPreview(): [visible: boolean, dismiss: () => void] {
  const [state, setState] = useState<'waiting' | 'visible' | 'gone'>('waiting')

  useEffect(() => {
    if (state !== 'waiting' || isSeen()) return undefined
    const show = () => {
      if ([...document.querySelectorAll(UNCOVERED)].some(isInView)) return
      markSeen()
      setState('visible')
    }
    const timer = window.setTimeout(() => {
      show()
      window.addEventListener('scrollend', show)
    }, CHATBOT_PREVIEW_DELAY_MS - sinceLoadMs())
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scrollend', show)
    }
  }, [state])

  const dismiss = () => {
    markSeen()
    setState('gone')
  }
  return [state === 'visible', dismiss]
}

interface ChatbotPreviewProps {
  onOpen: () => void
  onDismiss: () => void
}

export function ChatbotPreview({ onOpen, onDismiss }: ChatbotPreviewProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(() => {
    // A visitor without a mouse would lose the focus.
    if (!bubble.current?.contains(document.activeElement)) onDismiss()
  })

  useEffect(() => {
    const onEnd = () => leave()
    const timer = window.setTimeout(onEnd, SHOWN_FOR_MS)
    window.addEventListener('scroll', onEnd, { passive: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onEnd)
    }
  }, [])

  return (
    <div
      ref={bubble}
      role="status"
      className="floating chatbot-preview border border-line bg-raised"
    >
      <button type="button" onClick={onOpen} className="min-h-12 pl-[18px] text-start text-md">
        {chatbotTexts.preview}
      </button>
      <button
        type="button"
        aria-label={chatbotTexts.dismiss}
        onClick={onDismiss}
        className="grid size-[48px] flex-none place-content-center text-fg-3 hover:text-fg"
      >
        <X size={18} />
      </button>
    </div>
  )
}
