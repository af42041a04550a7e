import type { captchaTexts as Texts } from '../pt-br/captcha.ts'

export const captchaTexts: typeof Texts = {
  lang: 'zh-CN',
  missing: '请先完成人机验证。',
  expired: '验证已过期，请重新验证。',
  failed: '验证未能加载，您填写的内容都还在。请重试，或通过 {whatsapp} 或 {email} 联系我们。',
  offline:
    '没有网络连接，验证无法加载。您填写的内容都还在。请重试，或通过 {whatsapp} 或 {email} 联系我们。',
  retry: '加载验证',
}
