import type { contactTexts as Texts } from '../pt-br/contact.ts'

export const contactTexts: typeof Texts = {
  lang: 'ja-JP',
  heading: 'お問い合わせ',
  stats: [
    { figure: '40+', label: 'ご支援したお客様' },
    { figure: '24/7', label: 'サポート対応' },
    { figure: '120+', label: '完了したプロジェクト' },
  ],
  form: {
    title: 'メッセージを送る',
    intro: 'ご要望をお聞かせください。24時間以内にお返事します。',
    name: 'お名前',
    namePlaceholder: '山田 太郎',
    email: 'メールアドレス',
    emailPlaceholder: 'yamada@example.co.jp',
    phone: 'ブラジルの携帯',
    phonePlaceholder: '(00) 00000-0000',
    company: '会社名',
    companyPlaceholder: '株式会社サンプル',
    message: 'メッセージ',
    messagePlaceholder: 'こちらにご記入ください',
    sent: '受け付けました。24時間以内にお返事します。',
    submit: 'メッセージを送信',
    privacy:
      'ご入力内容は、メール送信サービスを通じて{brand}が受け取り、このメッセージへの返信にのみ使用します。お問い合わせ先：{email}',
  },
  after: {
    title: '送信のあと',
    text: 'メッセージを拝読し、24時間以内にメールまたは電話でお返事します。必要に応じて、ご相談の日時を決めます。',
  },
  channels: {
    heading: 'その他の連絡先',
    email: 'メール',
    phone: '電話',
    location: '所在地',
    copy: '{value}をコピー',
    copied: { title: 'コピーしました', description: '{value}' },
  },
  brandCard: {
    text: '{founded}年から、アイデアをデジタルソリューションに変えています。',
    country: 'ブラジル',
  },
}
