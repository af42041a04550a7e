import { act } from '@testing-library/react'
import { vi } from 'vitest'
import * as loader from '@/vendors/chat/load-typebot.ts'
import type { ConversationOptions } from '@/vendors/chat/typebot.ts'

type ChatEvent = Parameters<ConversationOptions['report']>[0]

/** Puts a stand-in in the place of the chatbot's client, loaded once `arrives` resolves. */
export function replaceClient(arrives: () => Promise<void> = () => Promise.resolve()) {
  const conversations: ConversationOptions[] = []
  const load = vi.spyOn(loader, 'loadTypebot').mockImplementation(async () => {
    await arrives()
    return (options) => {
      conversations.push(options)
      // A button in the log, so that the conversation can be seen and focused.
      const control = document.createElement('button')
      control.textContent = 'Serviços'
      options.log.append(control)
      return {
        focus: () => control.focus(),
        end: () => control.remove(),
      }
    }
  })

  return {
    load,
    conversations,
    /** Tells the page what happened in a conversation, by default the last one. */
    tell: (event: ChatEvent, conversation = conversations.at(-1)) =>
      act(() => conversation?.report(event)),
  }
}
