import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { navigationTiming } from '@/browser/navigation-timing.ts'
import { onSeen } from '@/browser/on-seen.ts'
import { readStorage, writeStorage } from '@/browser/storage.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { CHATBOT_PREVIEW_DELAY_MS } from '@/site/spec.ts'
import { cn } from '@/ui/cn.ts'
import { sectionIds } from 'virtual:site'
import { useOverlap } from './use-overlap.ts'

const STORAGE_KEY = 'chatbot-preview'
const VISIBLE_MS = 6000
/** Scrolling has ended when there was no event for this long. Older versions of Safari have no `scrollend`. */
const SCROLL_IDLE_MS = 200

const OTHER_CONTACT = `#${sectionIds.contact}, footer`
const WORDS = 'main :is(h1, h2, h3, p, li, dt, dd, label, a, button, input, textarea)'

function sinceLoadMs(): number {
  const loadedAt = navigationTiming()?.loadEventEnd ?? 0
  return loadedAt > 0 ? Math.max(0, performance.now() - loadedAt) : 0
}

function useIsScrolling(): boolean {
  const [isScrolling, setIsScrolling] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    const onScroll = () => {
      setIsScrolling(true)
      window.clearTimeout(timer)
      timer = window.setTimeout(setIsScrolling, SCROLL_IDLE_MS, false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return isScrolling
}

/** Whether the visitor has had the page before them for long enough (specification section 9). */
function useIsDue(): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    let seenMs = document.hidden ? 0 : sinceLoadMs()
    let timer: number | undefined
    let stopWaiting: (() => void) | undefined
    const waitUntilSeen = () => {
      stopWaiting = onSeen(() => setIsDue(true))
    }
    const stop = onSeen(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(waitUntilSeen, CHATBOT_PREVIEW_DELAY_MS - seenMs)
      seenMs = 0
    })
    return () => {
      stop()
      stopWaiting?.()
      window.clearTimeout(timer)
    }
  }, [])
  return isDue
}

export function markPreviewSeen(): void {
  writeStorage(STORAGE_KEY, 'seen', 'sessionStorage')
}

interface ChatbotPreviewProps {
  /** There it stands among the words and waits until it covers none. On a wider window it stands beside the button. */
  oneColumn: boolean
  onOpen: () => void
  onDismiss: () => void
}

/** Shown once a visit, as soon as the page rests. */
export function ChatbotPreview({ oneColumn, onOpen, onDismiss }: ChatbotPreviewProps) {
  const texts = useTexts('chatbot')
  const bubble = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'visible' | 'gone'>(() =>
    readStorage(STORAGE_KEY, 'sessionStorage') ? 'gone' : 'waiting',
  )
  const isDue = useIsDue()
  const isScrolling = useIsScrolling()
  const coversWords = useOverlap(WORDS, bubble)
  const hasOtherContact = useOverlap(OTHER_CONTACT)
  const hasPlace = !hasOtherContact && !(oneColumn && coversWords)
  const mayShow = isDue && !isScrolling && hasPlace

  if (state === 'waiting' && mayShow) setState('visible')

  useEffect(() => {
    if (state !== 'visible') return undefined
    markPreviewSeen()
    const hide = () => {
      // Removing the focused button would lose the focus.
      if (!bubble.current?.contains(document.activeElement)) setState('gone')
    }
    const timer = window.setTimeout(hide, isScrolling ? 0 : VISIBLE_MS)
    return () => window.clearTimeout(timer)
  }, [state, isScrolling])

  if (state === 'gone') return null
  const visible = state === 'visible'
  return (
    <div
      ref={bubble}
      role="status"
      style={visible ? undefined : { visibility: 'hidden' }}
      className={cn('floating chatbot-preview fixed flex w-max md:absolute', visible && 'opening')}
    >
      <button
        type="button"
        onClick={onOpen}
        className="min-h-12 pl-4.5 text-left text-sm md:text-md"
      >
        {texts.preview}
      </button>
      <button
        type="button"
        aria-label={texts.dismiss}
        onClick={() => {
          onDismiss()
          setState('gone')
        }}
        className="icon-button size-12"
      >
        <X size={18} />
      </button>
    </div>
  )
}
