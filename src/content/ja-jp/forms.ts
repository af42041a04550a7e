import type { formTexts as Texts } from '../pt-br/forms.ts'

export const formTexts: typeof Texts = {
  lang: 'ja-JP',
  optional: '任意',
  sending: '送信中…',
  emailInvalid: 'メールアドレスを正しく入力してください。',
  required: 'この項目を入力してください。',
  tooLong: '{limit}文字以内で入力してください。現在{length}文字です。',
  phoneInvalid:
    'ブラジルの携帯電話番号を (11) 91234-5678 の形式で入力してください。番号をお持ちでない場合は {email} へご連絡ください。',
  contactSent: { title: 'メッセージを送信しました', description: '追ってご連絡いたします。' },
  contactFailed: {
    title: 'メッセージを送信できませんでした',
    description: '時間をおいて、もう一度お試しください。',
  },
  linkSent: {
    title: 'リンクを送信しました',
    description: '受信トレイをご確認のうえ、リンクから資料をご覧ください。',
  },
  linkFailed: {
    title: 'リンクを送信できませんでした',
    description: '時間をおいて、もう一度お試しください。',
  },
  mailSubject: 'サイトからのメッセージ（{name}）',
  failureAgain:
    '今回も送信できませんでした。ご入力内容は {whatsapp} または {email} からそのままお送りいただけます。',
  failureHelp:
    '送信できませんでしたが、ご入力内容はすべて残っています。もう一度お試しいただくか、{whatsapp} または {email} へご連絡ください。',
  privacyNotice: 'プライバシーポリシー',
  toastClose: '通知を閉じる',
  toast: '通知',
  toastRegion: '通知',
  noticeRegion: 'お知らせ',
}
