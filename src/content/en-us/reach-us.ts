import type { reachUsTexts as Texts } from '../pt-br/reach-us.ts'

export const reachUsTexts: typeof Texts = {
  lang: 'en-US',
  whatsapp: 'WhatsApp',
  city: '{city}, Brazil',
}
