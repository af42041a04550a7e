import type { connectionTexts as Texts } from '../pt-br/connection.ts'

export const connectionTexts: typeof Texts = {
  lang: 'ja-JP',
  lost: { title: '接続が切れました', description: 'インターネット接続をご確認ください。' },
  updated: { title: 'ページを更新しました', description: '最新の内容を表示しています。' },
  back: { title: '接続が回復しました', description: '続きをご覧いただけます。' },
  withDraft: {
    lost: { title: '接続が切れました', description: 'ご入力内容はそのまま残っています。' },
    updated: { title: 'ページを更新しました', description: 'ご入力内容はそのまま残っています。' },
    back: { title: '接続が回復しました', description: '送信できます。' },
  },
}
