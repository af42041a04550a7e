import type { notFoundTexts as Texts } from '../pt-br/not-found.ts'

export const notFoundTexts: typeof Texts = {
  lang: 'ja-JP',
  heading: 'エラー404：ページが\u200b見つかり\u200bません',
  text: 'おっと、AIがショートして、このページを見つけられませんでした。',
  missing: '{path} は存在しません。',
  suggestion: 'ホームからお探しください。',
  home: 'ホームに戻る',
  imageAlt: '珊瑚色の稲妻で二つに割れた南十字星。5番目の星が落ちていきます。',
}
