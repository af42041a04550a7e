import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { navigationTiming } from '@/browser/navigation-timing.ts'
import { onSeen } from '@/browser/on-seen.ts'
import { readStorage, writeStorage } from '@/browser/storage.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { SECTION_IDS } from '@/site/routes.ts'
import { CHATBOT_PREVIEW_DELAY_MS } from '@/site/spec.ts'

const STORAGE_KEY = 'chatbot-preview'
const VISIBLE_MS = 6000
/** Without a scroll event for this long, scrolling has ended. Older Safari fires no `scrollend`. */
const SCROLL_IDLE_MS = 200
const KEEP_CLEAR = `#${SECTION_IDS.contact}, footer`

function sinceLoadMs(): number {
  const loadedAt = navigationTiming()?.loadEventEnd ?? 0
  return loadedAt > 0 ? Math.max(0, performance.now() - loadedAt) : 0
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

export function markPreviewSeen(): void {
  writeStorage(STORAGE_KEY, 'seen', 'sessionStorage')
}

/** Shown once a visit, some time after the page has loaded and is seen (specification section 9). */
export function ChatbotPreview({ onOpen, onDismiss }: Record<'onOpen' | 'onDismiss', () => void>) {
  const texts = useTexts('chatbot')
  const [state, setState] = useState<'waiting' | 'visible' | 'gone'>('waiting')
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (state !== 'waiting' || readStorage(STORAGE_KEY, 'sessionStorage')) return undefined
    let seenMs = document.hidden ? 0 : sinceLoadMs()
    let dueAt = Infinity
    let timer: number | undefined
    const show = () => {
      if (document.hidden || [...document.querySelectorAll(KEEP_CLEAR)].some(isInView)) return
      markPreviewSeen()
      setState('visible')
    }
    const schedule = (atLeastMs: number) => {
      window.clearTimeout(timer)
      timer = window.setTimeout(show, Math.max(atLeastMs, dueAt - performance.now()))
    }
    const onScroll = () => schedule(SCROLL_IDLE_MS)
    const stop = onSeen(() => {
      dueAt = performance.now() - seenMs + CHATBOT_PREVIEW_DELAY_MS
      seenMs = 0
      schedule(0)
      window.addEventListener('scroll', onScroll, { passive: true })
    })
    return () => {
      stop()
      window.clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [state])

  useEffect(() => {
    if (state !== 'visible') return undefined
    const hide = () => {
      // Removing the focused button would lose the focus.
      if (!bubble.current?.contains(document.activeElement)) setState('gone')
    }
    const timer = window.setTimeout(hide, VISIBLE_MS)
    window.addEventListener('scroll', hide, { passive: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', hide)
    }
  }, [state])

  if (state !== 'visible') return null
  return (
    <div
      ref={bubble}
      role="status"
      className="opening floating chatbot-preview absolute flex w-max"
    >
      <button type="button" onClick={onOpen} className="min-h-12 pl-4.5 text-left text-md">
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
