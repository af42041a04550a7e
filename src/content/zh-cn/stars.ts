import type { starNames as Names } from '../pt-br/stars.ts'

/** The Cross's five stars by their traditional Chinese names. */
export const starNames: typeof Names = {
  lang: 'zh-CN',
  constellation: '南十字座',
  gamma: '十字架一',
  beta: '十字架三',
  delta: '十字架四',
  alpha: '十字架二',
  epsilon: '十字架增一',
}
