import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { site } from '@/config/build.ts'

/** How long the client, the start of the conversation and each answer may take. */
export const CHATBOT_TIME_LIMIT_MS = 10_000

/** `late`: an answer did not come, the conversation is still shown. `failed`: it never began. */
export type ChatbotStatus = 'loading' | 'ready' | 'late' | 'ended' | 'failed' | 'storage-blocked'

export interface Conversation {
  /** Focuses what waits for an answer; false where there is nothing to focus. */
  focus: () => boolean
  end: () => void
}

/** Where a conversation is shown, and what is called when something happens in it. */
export interface ConversationOptions {
  log: HTMLElement
  bot: string
  /** Scheme and host of the chatbot's API. */
  apiHost: string
  /** Follows a link to a page of the site; false for any other link. */
  follow: (link: HTMLAnchorElement) => boolean
  /** The bot said something: its greeting, then each answer. */
  onShown: () => void
  onAnswered: () => void
  /** What the visitor said did not arrive, or the answer did not. */
  onLost: () => void
  onEnded: () => void
  onFailed: () => void
}

export type LoadConversation = () => Promise<(options: ConversationOptions) => Conversation>

export const loadTypebot: LoadConversation = async () =>
  (await import('./typebot.ts')).startConversation

/** The chatbot's client uses both without a guard, and shows nothing where they are forbidden. */
function isStorageAllowed(): boolean {
  try {
    return Boolean(window.localStorage) && Boolean(window.sessionStorage)
  } catch {
    return false
  }
}

interface Opening extends Pick<ConversationOptions, 'log' | 'follow'> {
  load: LoadConversation
  onStatus: (status: ChatbotStatus) => void
}

function openConversation({ log, follow, load, onStatus }: Opening): Conversation {
  let client: Conversation | undefined
  let timer: number | undefined
  let over = false

  const end = () => {
    over = true
    window.clearTimeout(timer)
    client?.end()
  }
  // What an earlier attempt still reports is ignored.
  const become = (status: ChatbotStatus) => {
    if (over) return
    window.clearTimeout(timer)
    onStatus(status)
  }
  const fail = (status: ChatbotStatus = 'failed') => {
    if (over) return
    end()
    onStatus(status)
  }
  const limit = (whenReached: () => void) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(whenReached, CHATBOT_TIME_LIMIT_MS)
  }

  async function begin(): Promise<void> {
    if (!isStorageAllowed()) return fail('storage-blocked')
    limit(fail)
    const start = await load()
    if (over) return
    client = start({
      log,
      follow,
      bot: site.chatbot.id,
      apiHost: site.chatbot.apiHost || window.location.origin,
      onShown: () => become('ready'),
      onAnswered: () => {
        if (!over) limit(() => become('late'))
      },
      onLost: () => become('late'),
      onEnded: () => become('ended'),
      onFailed: fail,
    })
  }
  begin().catch(() => fail())

  return { focus: () => client?.focus() ?? false, end }
}

interface State {
  attempt: number
  status: ChatbotStatus
}

/** Holds one conversation in `log` for as long as the component lives, or until it is restarted. */
export function useChatbotConversation(
  log: RefObject<HTMLElement | null>,
  load: LoadConversation,
  follow: ConversationOptions['follow'],
): { status: ChatbotStatus; focus: () => boolean; restart: () => void } {
  const [{ attempt, status }, setState] = useState<State>({ attempt: 1, status: 'loading' })
  const conversation = useRef<Conversation>(null)
  const followLink = useEffectEvent(follow)

  useEffect(() => {
    if (!log.current) return undefined
    const opened = openConversation({
      log: log.current,
      load,
      follow: (link) => followLink(link),
      onStatus: (changed) => {
        setState({ attempt, status: changed })
      },
    })
    conversation.current = opened
    return opened.end
  }, [log, load, attempt])

  return {
    status,
    focus: () => conversation.current?.focus() ?? false,
    restart: () => {
      setState({ attempt: attempt + 1, status: 'loading' })
    },
  }
}
