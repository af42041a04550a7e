import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { storageOf } from '@/browser/storage.ts'
import { settings } from '@/config/build.ts'

export const CHATBOT_TIME_LIMIT_MS = 10_000

/** `late`: an answer is missing, but the conversation is shown. `failed`: it never began. */
type ChatbotStatus = 'loading' | 'ready' | 'late' | 'ended' | 'failed' | 'storage-blocked'

export interface Conversation {
  /** Focuses the control that waits for an answer; false if there is none. */
  focus: () => boolean
  end: () => void
}

export interface ConversationOptions {
  log: HTMLElement
  bot: string
  apiHost: string
  /** Returns false for a link that leaves the site. */
  follow: (link: HTMLAnchorElement) => boolean
  report: (event: 'answered' | ChatbotStatus) => void
}

export type LoadConversation = () => Promise<(options: ConversationOptions) => Conversation>

export const loadTypebot: LoadConversation = async () =>
  (await import('./typebot.ts')).startConversation

/** Typebot's client uses both unguarded, and shows nothing where they are forbidden. */
function isStorageAllowed(): boolean {
  return Boolean(storageOf('localStorage') && storageOf('sessionStorage'))
}

export function useChatbotConversation(
  log: RefObject<HTMLElement | null>,
  load: LoadConversation,
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
    const change = (next: ChatbotStatus) => {
      // A report of an earlier attempt.
      if (ended) return
      window.clearTimeout(timer)
      if (next === 'failed' || next === 'storage-blocked') end()
      setState({ attempt, status: next })
    }
    const limit = (next: ChatbotStatus) => {
      window.clearTimeout(timer)
      timer = window.setTimeout(change, CHATBOT_TIME_LIMIT_MS, next)
    }
    const report: ConversationOptions['report'] = (event) => {
      if (event !== 'answered') change(event)
      else if (!ended) limit('late')
    }
    const begin = async () => {
      if (!isStorageAllowed()) return change('storage-blocked')
      limit('failed')
      const start = await load()
      if (ended) return
      conversation.current = start({
        log: element,
        follow: (link) => followLink(link),
        bot: settings.chatbot.id,
        apiHost: settings.chatbot.apiHost || window.location.origin,
        report,
      })
    }
    begin().catch(() => change('failed'))
    return end
  }, [log, load, attempt])

  return {
    status,
    focus: () => conversation.current?.focus() ?? false,
    restart: () => setState({ attempt: attempt + 1, status: 'loading' }),
  }
}
