import type { LoadConversation } from './chatbot-conversation.ts'

/** Fetches the chatbot's client. The panel announces a failure and offers to try again. */
export const loadTypebot: LoadConversation = async () =>
  (await import('./typebot.ts')).startConversation
