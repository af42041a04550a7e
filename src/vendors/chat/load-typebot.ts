import { importAgain } from '@/browser/import-again.ts'

export const loadTypebot = async () =>
  (await importAgain(() => import('./typebot.ts'))).startConversation
