import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { site } from '@/config/build.ts'

/** How long the client, the start of the conversation and each answer may take. */
export const CHATBOT_TIME_LIMIT_MS = 10_000

/** `late`: an answer did not come, the conversation is still shown. `failed`: it never began. */
export type ChatbotStatus = 'loading' | 'ready' | 'late' | 'ended' | 'failed' | 'storage-blocked'

/** A conversation that is going on. */
export interface Conversation {
  /** Focuses what waits for an answer, and says whether there is such a thing. */
  focus: () => boolean
  /** Takes it out of the page. */
  end: () => void
}

/** Where a conversation is held, and what is called when something happens in it. */
export interface ConversationPlace {
  log: HTMLElement
  bot: string
  /** Scheme and host of the chatbot's API. */
  apiHost: string
  /** Follows a link of the conversation inside the site, and says whether it did. */
  follow: (link: HTMLAnchorElement) => boolean
  /** The bot said something: its greeting, then each answer. */
  onShown: () => void
  onAnswered: () => void
  /** What the visitor said did not arrive, or the answer did not. */
  onLost: () => void
  onEnded: () => void
  /** The conversation did not begin. */
  onFailed: () => void
}

export type LoadConversation = () => Promise<(place: ConversationPlace) => Conversation>

/** The chatbot's client reaches for both unguarded, and shows nothing where they are forbidden. */
function storageInReach(): boolean {
  try {
    return Boolean(window.localStorage) && Boolean(window.sessionStorage)
  } catch {
    return false
  }
}

interface Parts extends Pick<ConversationPlace, 'log' | 'follow'> {
  load: LoadConversation
  onStatus: (status: ChatbotStatus) => void
}

function openConversation({ log, follow, load, onStatus }: Parts): Conversation {
  let client: Conversation | undefined
  let timer: number | undefined
  let over = false

  const end = () => {
    over = true
    window.clearTimeout(timer)
    client?.end()
  }
  // An earlier attempt's late words change nothing.
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
    if (!storageInReach()) return fail('storage-blocked')
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
  /** How many times a conversation was begun. */
  attempt: number
  status: ChatbotStatus
}

/** Holds one conversation in `log` for as long as the component lives, or until it is restarted. */
export function useChatbotConversation(
  log: RefObject<HTMLElement | null>,
  load: LoadConversation,
  follow: ConversationPlace['follow'],
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
