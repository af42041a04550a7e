import type { connectionTexts as Texts } from '../pt-br/connection.ts'

export const connectionTexts: typeof Texts = {
  lang: 'en-US',
  lost: { title: 'No connection', description: 'Check your internet.' },
  updated: { title: 'Page updated', description: 'You have the latest version.' },
  back: { title: 'Back online', description: 'You can pick up where you left off.' },
  withDraft: {
    lost: { title: 'No connection', description: 'What you wrote is still here.' },
    updated: { title: 'Page updated', description: 'What you wrote is still here.' },
    back: { title: 'Back online', description: 'You can send it now.' },
  },
}
