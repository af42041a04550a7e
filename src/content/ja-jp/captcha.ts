import type { captchaTexts as Texts } from '../pt-br/captcha.ts'

export const captchaTexts: typeof Texts = {
  lang: 'ja-JP',
  missing: 'ロボットではないことを確認してください。',
  expired: '確認の有効期限が切れました。もう一度確認してください。',
  failed:
    '確認画面を開けませんでした。ご入力内容は残っています。もう一度お試しいただくか、{whatsapp} または {email} へご連絡ください。',
  offline:
    'オフラインのため確認画面を開けません。ご入力内容は残っています。もう一度お試しいただくか、{whatsapp} または {email} へご連絡ください。',
  retry: '確認画面を開く',
}
