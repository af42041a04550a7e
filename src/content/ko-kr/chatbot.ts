import type { chatbotTexts as Texts } from '../pt-br/chatbot.ts'

export const chatbotTexts: typeof Texts = {
  lang: 'ko-KR',
  preview: '도움이 필요하십니까? (포르투갈어)',
  dismiss: '닫기',
  open: '채팅 열기',
  close: '채팅 닫기',
  title: '채팅 상담(포르투갈어)',
  log: '대화 내용',
  visitorSays: '나: ',
  loading: '채팅을 여는 중입니다...',
  failed:
    '채팅을 열지 못했습니다. 다시 시도하시거나 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
  storageBlocked:
    '이 브라우저에서 채팅에 필요한 저장 공간이 차단되어 있습니다. 차단을 해제하고 다시 시도하시거나 다음 방법으로 연락해 주십시오: {whatsapp} 또는 {email}',
  late: '답변이 오지 않았습니다.',
  ended: '대화가 종료되었습니다.',
  retry: '다시 시도',
  restart: '다시 시작',
  person: '담당자와 직접 상담: {whatsapp} 또는 {email}',
  greeting: '안녕하세요. {brand} 웹사이트를 보고 궁금한 점이 있어 연락드립니다.',
}
