import type { reachUsTexts as Texts } from '../pt-br/reach-us.ts'

export const reachUsTexts: typeof Texts = {
  lang: 'ko-KR',
  whatsapp: 'WhatsApp',
  city: '브라질 {city}',
}
