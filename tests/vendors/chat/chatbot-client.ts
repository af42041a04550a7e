import { act } from '@testing-library/react'
import type { ConversationOptions } from '@/vendors/chat/typebot.ts'
import type { LoadConversation } from '@/vendors/chat/use-chatbot-conversation.ts'

type ChatEvent = Parameters<ConversationOptions['report']>[0]

/** A stand-in for the chatbot's client, loaded once `arrives` resolves. */
export function createClient(arrives: () => Promise<void> = () => Promise.resolve()) {
  const conversations: ConversationOptions[] = []
  let loads = 0

  const load: LoadConversation = async () => {
    loads += 1
    await arrives()
    return (options) => {
      conversations.push(options)
      // A button in the log, so that the conversation can be seen and focused.
      const control = document.createElement('button')
      control.textContent = 'Serviços'
      options.log.append(control)
      return {
        focus: () => {
          control.focus()
          return true
        },
        end: () => control.remove(),
      }
    }
  }

  return {
    load,
    conversations,
    loads: () => loads,
    /** Tells the page what happened in a conversation, by default the last one. */
    tell: (event: ChatEvent, conversation = conversations.at(-1)) =>
      act(() => conversation?.report(event)),
  }
}

export type FakeClient = ReturnType<typeof createClient>
