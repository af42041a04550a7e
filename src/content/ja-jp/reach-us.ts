import type { reachUsTexts as Texts } from '../pt-br/reach-us.ts'

export const reachUsTexts: typeof Texts = {
  lang: 'ja-JP',
  whatsapp: 'WhatsApp',
  city: '{city}（ブラジル）',
}
