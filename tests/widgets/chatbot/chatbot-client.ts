import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { ConversationPlace, LoadConversation } from '@/widgets/chatbot/chatbot-conversation.ts'

type ChatEvent = 'onShown' | 'onAnswered' | 'onLost' | 'onEnded' | 'onFailed'

/** Takes the place of the chatbot's client, and does what a test tells it to. */
export interface FakeClient {
  load: LoadConversation
  /** How often the client was loaded, and how often a conversation was started. */
  counts: () => { loaded: number; started: number }
  /** Tells the page what happened in the conversation that is going on. */
  tell: (event: ChatEvent, from?: ConversationPlace) => void
  /** The conversation that was started last. */
  place: () => ConversationPlace
}

/** A conversation is a button in the log, so that it can be seen and focused. */
function startIn(place: ConversationPlace) {
  const control = document.createElement('button')
  control.textContent = 'Serviços'
  place.log.append(control)
  return {
    focus: () => {
      control.focus()
      return true
    },
    end: () => control.remove(),
  }
}

/** A client that is there once `arrives` is through; it is not where that rejects. */
export function createClient(arrives: () => Promise<void> = () => Promise.resolve()): FakeClient {
  const places: ConversationPlace[] = []
  const load = vi.fn<LoadConversation>(async () => {
    await arrives()
    return (place) => {
      places.push(place)
      return startIn(place)
    }
  })
  const place = () => {
    const last = places.at(-1)
    if (!last) throw new Error('No conversation was started')
    return last
  }
  return {
    load,
    counts: () => ({ loaded: load.mock.calls.length, started: places.length }),
    tell: (event, from = place()) => {
      act(() => {
        from[event]()
      })
    },
    place,
  }
}
