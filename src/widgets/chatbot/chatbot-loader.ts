import { withoutReload } from '@/lib/reload-after-deploy.ts'
import type { LoadConversation } from './chatbot-conversation.ts'

/** Fetches the chatbot's client. The panel tells of a failure and offers to try again. */
export const loadTypebot: LoadConversation = () =>
  withoutReload(async () => (await import('./typebot.ts')).startConversation)
