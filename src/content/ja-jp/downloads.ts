import type { downloadsTexts as Texts } from '../pt-br/downloads.ts'

export const downloadsTexts: typeof Texts = {
  lang: 'ja-JP',
  heading: ['無料資料の', 'ダウンロード'],
  intro:
    'ポルトガル語のPDFガイドです。それぞれの内容を見て選び、必要事項をご入力ください。1時間有効なリンクをメールでお届けします。',
  button: 'ダウンロード',
  facts: 'ポルトガル語PDF、{pages}、{size} kB',
  pages: { one: '{count}ページ', other: '{count}ページ' },
  factsDated: '{facts}、{date}',
  inside: '目次とページ見本を見る',
  chapters: '「{title}」の目次',
  page: '「{title}」のページ見本',
  workbook: '付属のワークシート（ポルトガル語、.xlsx）',
  workbookNote:
    'ガイドの計算を、お手元の数字で試せます。ご入力なしで、すぐにダウンロードできます。',
  buttonLabel: 'ダウンロード：{title}',
  modal: {
    title: 'リンクを\u200bメールで\u200b受け取る',
    intro: 'リンクはご入力のアドレスに届き、1時間有効です。メールはポルトガル語です。',
    close: '閉じる',
    name: 'お名前',
    email: 'メールアドレス',
    phone: '電話番号',
    company: '会社名',
    submit: 'リンクを受け取る',
    tooMany:
      'このブラウザーから、直近1時間に{count}件のお申し込みがありました。時間をおいてもう一度お申し込みいただくか、{whatsapp} または {email} へご連絡ください。',
    privacy:
      'いただいた情報は、メール送信サービスによるこのリンクの送付と、ご連絡をいただいた場合の返信にのみ使用します。お問い合わせ先：{email}',
  },
  mailSubject: '資料「{title}」を希望します。',
  preparing: 'ダウンロードの準備中…',
  expired: 'リンクの有効期限が切れています。ダウンロードページからもう一度お申し込みください。',
  invalid:
    'リンクが無効か、有効期限が切れています。ダウンロードページからもう一度お申し込みください。',
  started: { title: 'ダウンロードを開始しました', description: '{title}' },
}
