import type { contactTexts as Texts } from '../pt-br/contact.ts'

export const contactTexts: typeof Texts = {
  lang: 'ko-KR',
  heading: '문의하기',
  stats: [
    { figure: '40+', label: '함께한 고객' },
    { figure: '24/7', label: '고객 지원' },
    { figure: '120+', label: '완료한 프로젝트' },
  ],
  form: {
    title: '메시지 보내기',
    intro: '필요하신 내용을 적어 주십시오. 24시간 이내에 답변드립니다.',
    name: '이름',
    namePlaceholder: '예: 홍길동',
    email: '이메일',
    emailPlaceholder: 'name@company.co.kr',
    phone: '브라질 휴대전화',
    phonePlaceholder: '(00) 00000-0000',
    company: '회사명',
    companyPlaceholder: '소속 회사명',
    message: '메시지',
    messagePlaceholder: '여기에 적어 주십시오',
    sent: '잘 받았습니다. 24시간 이내에 답변드립니다.',
    submit: '메시지 보내기',
    privacy:
      '입력하신 정보는 이 메시지에 답변하는 데만 쓰이며, 이메일 발송 서비스를 통해 {brand}에 전달됩니다. 문의: {email}',
  },
  after: {
    title: '보내신 다음에는',
    text: '메시지를 읽고 24시간 이내에 이메일이나 전화로 답변드립니다. 필요하면 상담 일정을 정합니다.',
  },
  channels: {
    heading: '다른 연락 방법',
    email: '이메일',
    phone: '전화',
    location: '소재지',
    copy: '{value} 복사',
    copied: { title: '복사했습니다', description: '{value}' },
  },
  brandCard: {
    text: '{founded}년부터 아이디어를 디지털 솔루션으로 바꿔 왔습니다.',
    country: '브라질',
  },
}
