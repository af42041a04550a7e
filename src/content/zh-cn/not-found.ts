import type { notFoundTexts as Texts } from '../pt-br/not-found.ts'

export const notFoundTexts: typeof Texts = {
  lang: 'zh-CN',
  heading: '404 错误：页面未找到',
  text: '哎呀！我们的 AI 短路了，没能找到这个页面。',
  missing: '{path} 不存在。',
  suggestion: '不如回首页看看？',
  home: '返回首页',
  imageAlt: '南十字座被一道珊瑚色闪电劈成两半，第五颗星正在坠落。',
}
