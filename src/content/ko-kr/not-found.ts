import type { notFoundTexts as Texts } from '../pt-br/not-found.ts'

export const notFoundTexts: typeof Texts = {
  lang: 'ko-KR',
  heading: '404 오류: 페이지를 찾을 수 없습니다',
  text: '이런! 저희 AI가 합선되어 이 페이지를 찾지 못했습니다.',
  missing: '{path} 페이지는 존재하지 않습니다.',
  suggestion: '홈으로 돌아가시겠습니까?',
  home: '홈으로 돌아가기',
  imageAlt: '산호색 번개에 두 동강 난 남십자자리. 다섯 번째 별이 떨어집니다.',
}
