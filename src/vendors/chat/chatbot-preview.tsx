import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { navigationTiming } from '@/browser/navigation-timing.ts'
import { onSeen } from '@/browser/on-seen.ts'
import { readStorage, writeStorage } from '@/browser/storage.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { CHATBOT_PREVIEW_DELAY_MS } from '@/site/spec.ts'
import { cn } from '@/ui/cn.ts'
import { liesOn } from './lies-on.ts'
import { CONTACT, isInView, SCROLL_IDLE_MS } from './use-away.ts'

const STORAGE_KEY = 'chatbot-preview'
const VISIBLE_MS = 6000

function sinceLoadMs(): number {
  const loadedAt = navigationTiming()?.loadEventEnd ?? 0
  return loadedAt > 0 ? Math.max(0, performance.now() - loadedAt) : 0
}

export function markPreviewSeen(): void {
  writeStorage(STORAGE_KEY, 'seen', 'sessionStorage')
}

type ChatbotPreviewProps = Record<'onOpen' | 'onDismiss', () => void>

/** Shown once a visit (specification section 9), as soon as it covers no words. */
export function ChatbotPreview({ onOpen, onDismiss }: ChatbotPreviewProps) {
  const texts = useTexts('chatbot')
  const [state, setState] = useState<'waiting' | 'visible' | 'gone'>('waiting')
  const bubble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (state !== 'waiting' || readStorage(STORAGE_KEY, 'sessionStorage')) return undefined
    let seenMs = document.hidden ? 0 : sinceLoadMs()
    let dueAt = Infinity
    let timer: number | undefined
    const show = () => {
      if (
        document.hidden ||
        [CONTACT, 'footer'].some((selector) => isInView(document.querySelector(selector)))
      )
        return
      if (bubble.current && liesOn(bubble.current, 'words')) return
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

  if (state === 'gone') return null
  const visible = state === 'visible'
  return (
    <div
      ref={bubble}
      role="status"
      style={visible ? undefined : { visibility: 'hidden' }}
      className={cn('floating chatbot-preview flex w-max', visible && 'opening')}
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
