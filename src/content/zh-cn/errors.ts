import type { errorTexts as Texts } from '../pt-br/errors.ts'

export const errorTexts: typeof Texts = {
  lang: 'zh-CN',
  heading: '这里出了点问题',
  text: '页面的这一部分未能加载。请重试，或返回首页。如仍未解决，请通过 {whatsapp} 或 {email} 联系我们。',
  part: '页面的这一部分未能加载。请通过 {whatsapp} 或 {email} 联系我们。',
  retry: '重试',
  reload: '刷新页面',
  home: '返回首页',
  language: {
    title: '语言切换失败',
    description: '页面保持原样。请重新选择，或刷新页面。',
  },
}
