import type { errorTexts as Texts } from '../pt-br/errors.ts'

export const errorTexts: typeof Texts = {
  lang: 'ja-JP',
  heading: '不具合が\u200b発生しました',
  text: 'ページのこの部分を表示できませんでした。もう一度お試しいただくか、ホームにお戻りください。解決しない場合は、{whatsapp} または {email} へご連絡ください。',
  part: 'ページのこの部分を表示できませんでした。{whatsapp} または {email} へご連絡ください。',
  retry: 'もう一度試す',
  reload: 'ページを再読み込み',
  home: 'ホームに戻る',
  language: {
    title: '言語を切り替えられませんでした',
    description: 'ページは元のままです。もう一度選ぶか、ページを再読み込みしてください。',
  },
}
