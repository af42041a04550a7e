import type { connectionTexts as Texts } from '../pt-br/connection.ts'

export const connectionTexts: typeof Texts = {
  lang: 'en-US',
  lost: { title: 'No connection', description: 'What you wrote is still here.' },
  updated: { title: 'Page updated', description: 'What you wrote is still here.' },
  back: { title: 'Back online', description: 'You can send it now.' },
}
