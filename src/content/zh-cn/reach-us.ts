import type { reachUsTexts as Texts } from '../pt-br/reach-us.ts'

export const reachUsTexts: typeof Texts = {
  lang: 'zh-CN',
  whatsapp: 'WhatsApp',
  city: '巴西 {city}',
}
