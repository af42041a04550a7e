import type { starNames as Names } from '../pt-br/stars.ts'

export const starNames: typeof Names = {
  lang: 'ko-KR',
  constellation: '남십자자리',
  gamma: '가크룩스',
  beta: '미모사',
  delta: '이마이',
  alpha: '아크룩스',
  epsilon: '기난',
}
