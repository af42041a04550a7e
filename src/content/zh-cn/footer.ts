import type { footerTexts as Texts } from '../pt-br/footer.ts'
import { SERVICES } from './services.ts'

export const footerTexts: typeof Texts = {
  lang: 'zh-CN',
  arrival: ['一路向南，', '您到了。'],
  mark: '4½×',
  blurb: '方向明确的科技与人工智能，来自巴西。',
  quickLinks: {
    heading: '快速链接',
    home: '首页',
    services: '服务',
    contact: '联系我们',
    links: ['关于我们', '博客', '加入我们'],
  },
  services: { heading: '服务', links: SERVICES.map((service) => service.title) },
  newsletter: {
    heading: '电子简报',
    label: '您的邮箱',
    fieldName: '电子简报：您的邮箱',
    submit: '订阅',
    privacy: '您的邮箱仅用于发送电子简报。如有疑问，请发邮件至 {email}。',
    subscribed: {
      title: '订阅申请已收到！',
      description: '电子简报将发送到这个地址。',
    },
    failed: { title: '订阅失败', description: '请稍后再试。' },
    notOpen: {
      title: '电子简报尚未开通',
      description: '我们没有保存任何信息。想现在就聊聊？请使用联系表单。',
    },
  },
  social: {
    heading: '社交媒体',
    links: [
      { link: 'code', label: '开源代码' },
      { link: 'professional', label: '职场社交' },
      { link: 'microblog', label: '微博客' },
      { link: 'photos', label: '照片' },
      { link: 'social', label: '社交网络' },
    ],
  },
  copyright: '© {year} {brand}。保留所有权利。',
  legal: {
    heading: '法律信息',
    links: [
      { link: 'privacy', label: '隐私政策' },
      { link: 'terms', label: '使用条款' },
      { link: 'cookies', label: 'Cookie' },
    ],
  },
  theme: {
    label: '主题：',
    current: '主题：{theme}',
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
  },
  soon: '即将上线',
}
