import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { canReadStorage } from '@/browser/storage.ts'
import { chatbot } from 'virtual:site'
import { loadTypebot } from './load-typebot.ts'
import type { ChatbotStatus, Conversation, ConversationOptions } from './typebot.ts'

export const CHATBOT_TIME_LIMIT_MS = 10_000

const AFTER_LIMIT: Partial<Record<ChatbotStatus, ChatbotStatus>> = {
  loading: 'failed',
  answered: 'late',
}

/** Typebot's client throws if either storage does. */
export function isStorageAllowed(): boolean {
  return canReadStorage('localStorage') && canReadStorage('sessionStorage')
}

export function useChatbotConversation(
  log: RefObject<HTMLElement | null>,
  follow: ConversationOptions['follow'],
) {
  const [{ attempt, status }, setState] = useState({
    attempt: 1,
    status: 'loading' as ChatbotStatus,
  })
  const conversation = useRef<Conversation>(null)
  const followLink = useEffectEvent(follow)

  useEffect(() => {
    const element = log.current
    if (!element) return undefined
    let timer: number | undefined
    let ended = false

    const end = () => {
      ended = true
      window.clearTimeout(timer)
      conversation.current?.end()
      conversation.current = null
    }
    const report = (next: ChatbotStatus) => {
      if (ended) return
      window.clearTimeout(timer)
      if (next === 'failed') end()
      else if (AFTER_LIMIT[next])
        timer = window.setTimeout(report, CHATBOT_TIME_LIMIT_MS, AFTER_LIMIT[next])
      setState({ attempt, status: next })
    }
    const begin = async () => {
      if (!isStorageAllowed()) return report('failed')
      report('loading')
      const start = await loadTypebot()
      if (ended) return
      conversation.current = start({
        log: element,
        follow: (link, click) => followLink(link, click),
        bot: chatbot.id,
        apiHost: chatbot.apiHost || window.location.origin,
        report,
      })
    }
    begin().catch(() => report('failed'))
    return end
  }, [log, attempt])

  return {
    status,
    focus: () => conversation.current?.focus(),
    restart: () => setState({ attempt: attempt + 1, status: 'loading' }),
  }
}
