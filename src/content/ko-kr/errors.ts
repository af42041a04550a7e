import type { errorTexts as Texts } from '../pt-br/errors.ts'

export const errorTexts: typeof Texts = {
  lang: 'ko-KR',
  heading: '문제가 생겼습니다',
  text: '페이지의 이 부분을 불러오지 못했습니다. 다시 시도하시거나 홈으로 돌아가 주십시오. 문제가 계속되면 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
  part: '페이지의 이 부분을 불러오지 못했습니다. 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
  retry: '다시 시도',
  reload: '페이지 새로고침',
  home: '홈으로 돌아가기',
  language: {
    title: '언어를 불러오지 못했습니다',
    description: '페이지는 그대로입니다. 언어를 다시 선택하거나 페이지를 새로고침해 주십시오.',
  },
}
