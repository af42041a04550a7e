import type { formTexts as Texts } from '../pt-br/forms.ts'

export const formTexts: typeof Texts = {
  lang: 'zh-CN',
  optional: '选填',
  sending: '正在发送……',
  emailInvalid: '请填写有效的电子邮箱。',
  required: '请填写此项。',
  tooLong: '最多 {limit} 个字符，目前为 {length} 个。',
  phoneInvalid: '请填写巴西手机号码，如 (11) 91234-5678。没有巴西号码？请发邮件至 {email}。',
  contactSent: { title: '留言已发送！', description: '我们会尽快与您联系。' },
  contactFailed: { title: '留言发送失败', description: '请稍后再试。' },
  linkSent: { title: '链接已发送！', description: '请查收邮件，获取资料。' },
  linkFailed: { title: '链接发送失败', description: '请稍后再试。' },
  mailSubject: '来自网站的留言：{name}',
  failureAgain: '再次发送失败。请改用 {whatsapp} 或 {email}，内容已为您填好。',
  failureHelp: '发送失败，但您填写的内容都还在。请重试，或通过 {whatsapp} 或 {email} 联系我们。',
  privacyNotice: '隐私政策',
  toastClose: '关闭通知',
  toast: '通知',
  toastRegion: '通知区',
  noticeRegion: '提示区',
}
