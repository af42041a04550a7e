import type { downloadsTexts as Texts } from '../pt-br/downloads.ts'

export const downloadsTexts: typeof Texts = {
  lang: 'zh-CN',
  heading: ['免费资料', '下载'],
  intro:
    '葡萄牙语 PDF 指南。先看看每本讲什么，选好后留下信息，我们把下载链接发到您的邮箱，链接 1 小时内有效。',
  button: '下载',
  facts: '葡萄牙语 PDF，{pages}，{size} kB',
  pages: { one: '{count} 页', other: '{count} 页' },
  factsDated: '{facts}，{date}',
  inside: '查看目录和内页',
  chapters: '《{title}》目录',
  page: '《{title}》内页',
  workbook: '指南配套表格（葡萄牙语，.xlsx）',
  workbookNote: '指南中的计算表，填入您的数字即可使用。直接下载，无需留下信息。',
  buttonLabel: '下载：《{title}》',
  modal: {
    title: '通过邮箱\u200b接收链接',
    intro: '链接会发到您填写的邮箱，1 小时内有效。邮件为葡萄牙语。',
    close: '关闭',
    name: '姓名',
    email: '电子邮箱',
    phone: '电话',
    company: '公司',
    submit: '获取链接',
    tooMany:
      '此浏览器在过去 1 小时内已申请 {count} 个链接。请稍后再试，或通过 {whatsapp} 或 {email} 联系我们。',
    privacy:
      '您的信息仅用于通过邮件发送服务向您发送此链接，以及回复您的来信。如有疑问，请发邮件至 {email}。',
  },
  mailSubject: '我想获取资料《{title}》。',
  preparing: '正在准备下载……',
  expired: '链接已过期。请在“下载”页面重新获取。',
  invalid: '链接无效或已过期。请在“下载”页面重新获取。',
  started: { title: '下载已开始', description: '{title}' },
}
