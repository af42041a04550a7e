import type { starNames as Names } from '../pt-br/stars.ts'

/** The Cross's five stars by their names in Japan. */
export const starNames: typeof Names = {
  lang: 'ja-JP',
  constellation: '南十字星',
  gamma: 'ガクルックス',
  beta: 'ミモザ',
  delta: 'イマイ',
  alpha: 'アクルックス',
  epsilon: 'ギナン',
}
