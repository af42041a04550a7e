import type { formTexts as Texts } from '../pt-br/forms.ts'

export const formTexts: typeof Texts = {
  lang: 'ko-KR',
  optional: '(선택)',
  sending: '보내는 중...',
  emailInvalid: '올바른 이메일 주소를 입력해 주십시오.',
  required: '이 항목을 입력해 주십시오.',
  tooLong: '{limit}자 이내로 입력해 주십시오. 현재 {length}자입니다.',
  phoneInvalid:
    '브라질 휴대전화 번호를 (11) 91234-5678 형식으로 입력해 주십시오. 번호가 없으시면 이메일로 문의해 주십시오: {email}',
  contactSent: { title: '메시지를 보냈습니다!', description: '곧 연락드리겠습니다.' },
  contactFailed: {
    title: '메시지를 보내지 못했습니다',
    description: '나중에 다시 시도해 주십시오.',
  },
  linkSent: {
    title: '링크를 보냈습니다!',
    description: '받은편지함에서 자료 링크를 확인해 주십시오.',
  },
  linkFailed: { title: '링크를 보내지 못했습니다', description: '나중에 다시 시도해 주십시오.' },
  mailSubject: '웹사이트 문의: {name}',
  failureAgain:
    '이번에도 보내지 못했습니다. 작성하신 내용이 이미 입력되어 있으니 다음 방법으로 보내 주십시오: {whatsapp} 또는 {email}',
  failureHelp:
    '보내지 못했지만 작성하신 내용은 모두 그대로 있습니다. 다시 시도하시거나 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
  privacyNotice: '개인정보 처리방침',
  toastClose: '알림 닫기',
  toast: '알림',
  toastRegion: '알림 목록',
  noticeRegion: '간단한 알림 목록',
}
