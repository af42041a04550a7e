import type { contactTexts as Texts } from '../pt-br/contact.ts'

export const contactTexts: typeof Texts = {
  lang: 'zh-CN',
  heading: '联系我们',
  stats: [
    { figure: '40+', label: '已服务客户' },
    { figure: '7×24', label: '全天候支持' },
    { figure: '120+', label: '已交付项目' },
  ],
  form: {
    title: '给我们留言',
    intro: '请告诉我们您的需求，我们会在 24 小时内回复。',
    name: '姓名',
    namePlaceholder: '怎么称呼您？',
    email: '电子邮箱',
    emailPlaceholder: 'name@company.com',
    phone: '巴西手机',
    phonePlaceholder: '(00) 00000-0000',
    company: '公司',
    companyPlaceholder: '您所在的公司',
    message: '留言',
    messagePlaceholder: '请在此填写',
    sent: '已收到。我们会在 24 小时内回复。',
    submit: '发送留言',
    privacy:
      '您的信息仅用于回复这条留言，并通过邮件发送服务送达 {brand}。如有疑问，请发邮件至 {email}。',
  },
  after: {
    title: '发送之后',
    text: '我们会阅读您的留言，并在 24 小时内通过邮件或电话回复。如果合适，再约时间详谈。',
  },
  channels: {
    heading: '其他联系方式',
    email: '电子邮箱',
    phone: '电话',
    location: '所在地',
    copy: '复制 {value}',
    copied: { title: '已复制', description: '{value}' },
  },
  brandCard: {
    text: '自 {founded} 年起，把想法变成数字化解决方案。',
    country: '巴西',
  },
}
