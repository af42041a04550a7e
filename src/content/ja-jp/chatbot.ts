import type { chatbotTexts as Texts } from '../pt-br/chatbot.ts'

export const chatbotTexts: typeof Texts = {
  lang: 'ja-JP',
  preview: 'ご質問をどうぞ（ポルトガル語）',
  dismiss: '閉じる',
  open: 'チャットを開く',
  close: 'チャットを閉じる',
  title: 'チャット相談（ポルトガル語）',
  log: '会話',
  visitorSays: 'あなた：',
  loading: 'チャットを開いています…',
  failed:
    'チャットを開けませんでした。もう一度お試しいただくか、{whatsapp} または {email} へご連絡ください。',
  storageBlocked:
    'お使いのブラウザーの設定により、チャットに必要なデータを保存できません。保存を許可してもう一度お試しいただくか、{whatsapp} または {email} へご連絡ください。',
  late: '返信が届きませんでした。',
  ended: 'チャットは終了しました。',
  retry: 'もう一度試す',
  restart: '最初から始める',
  person: '担当者への直接のご相談は {whatsapp} または {email} へどうぞ。',
  greeting: 'こんにちは。{brand}のサイトを拝見しました。お伺いしたいことがあります。',
}
