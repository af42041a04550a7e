import type { connectionTexts as Texts } from '../pt-br/connection.ts'

export const connectionTexts: typeof Texts = {
  lang: 'zh-CN',
  lost: { title: '网络已断开', description: '请检查网络连接。' },
  updated: { title: '页面已更新', description: '您看到的是最新版本。' },
  back: { title: '网络已恢复', description: '可以继续浏览了。' },
  withDraft: {
    lost: { title: '网络已断开', description: '您填写的内容都还在。' },
    updated: { title: '页面已更新', description: '您填写的内容都还在。' },
    back: { title: '网络已恢复', description: '现在可以发送了。' },
  },
}
