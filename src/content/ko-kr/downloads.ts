import type { downloadsTexts as Texts } from '../pt-br/downloads.ts'

export const downloadsTexts: typeof Texts = {
  lang: 'ko-KR',
  heading: ['무료 자료', '다운로드'],
  intro:
    '포르투갈어로 된 PDF 가이드입니다. 내용을 살펴보고 자료를 고른 뒤 정보를 남기시면, 1시간 동안 유효한 링크를 이메일로 보내 드립니다.',
  button: '다운로드',
  facts: '포르투갈어 PDF, {pages}, {size}KB',
  pages: { one: '{count}쪽', other: '{count}쪽' },
  factsDated: '{facts}, {date}',
  inside: '목차와 본문 예시 보기',
  chapters: '‘{title}’ 목차',
  page: '‘{title}’ 본문 예시',
  workbook: '가이드 스프레드시트(.xlsx, 포르투갈어)',
  workbookNote:
    '가이드의 계산에 직접 숫자를 넣어 보실 수 있습니다. 정보 입력 없이 바로 내려받습니다.',
  buttonLabel: '다운로드: {title}',
  modal: {
    title: '이메일로 링크 받기',
    intro:
      '링크는 입력하신 주소로 전송되며 1시간 동안 유효합니다. 이메일은 포르투갈어로 작성되어 있습니다.',
    close: '닫기',
    name: '이름',
    email: '이메일',
    phone: '전화번호',
    company: '회사명',
    submit: '링크 받기',
    tooMany:
      '이 브라우저에서 최근 1시간 동안 링크를 {count}번 요청하셨습니다. 잠시 후 다시 요청하시거나 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
    privacy:
      '입력하신 정보는 이메일 발송 서비스로 이 링크를 보내 드리고, 연락을 주시면 답변드리는 데만 쓰입니다. 문의: {email}',
  },
  mailSubject: '‘{title}’ 자료를 받고 싶습니다.',
  preparing: '다운로드를 준비하고 있습니다...',
  expired: '링크가 만료되었습니다. 다운로드 페이지에서 다시 요청해 주십시오.',
  invalid: '링크가 올바르지 않거나 만료되었습니다. 다운로드 페이지에서 다시 요청해 주십시오.',
  started: { title: '다운로드를 시작했습니다', description: '{title}' },
}
