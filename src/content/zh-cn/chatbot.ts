import type { chatbotTexts as Texts } from '../pt-br/chatbot.ts'

export const chatbotTexts: typeof Texts = {
  lang: 'zh-CN',
  preview: '需要帮忙吗？（葡语对话）',
  dismiss: '关闭提示',
  open: '打开对话',
  close: '关闭对话',
  title: '在线咨询（葡萄牙语）',
  log: '对话记录',
  visitorSays: '您：',
  loading: '正在打开对话……',
  failed: '对话未能打开。请重试，或通过 {whatsapp} 或 {email} 联系我们。',
  storageBlocked:
    '此浏览器阻止了对话所需的本地存储。请允许后重试，或通过 {whatsapp} 或 {email} 联系我们。',
  late: '没有收到回复。',
  ended: '对话已结束。',
  retry: '重试',
  restart: '重新开始',
  person: '想和真人沟通？请通过 {whatsapp} 或 {email} 联系我们。',
  greeting: '您好，我在 {brand} 的网站上看到你们，想咨询一个问题。',
}
