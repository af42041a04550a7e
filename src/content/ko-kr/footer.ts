import type { footerTexts as Texts } from '../pt-br/footer.ts'
import { SERVICES } from './services.ts'

export const footerTexts: typeof Texts = {
  lang: 'ko-KR',
  arrival: ['남쪽에', '닿았습니다.'],
  mark: '4½×',
  blurb: '방향이 분명한 기술과 인공지능을 브라질에서 만듭니다.',
  quickLinks: {
    heading: '바로가기',
    home: '홈',
    services: '서비스',
    contact: '문의',
    links: ['회사 소개', '블로그', '채용'],
  },
  services: { heading: '서비스', links: SERVICES.map((service) => service.title) },
  newsletter: {
    heading: '뉴스레터',
    label: '이메일 주소',
    fieldName: '뉴스레터: 이메일 주소',
    submit: '구독',
    privacy: '이메일 주소는 뉴스레터를 보내는 데만 쓰입니다. 문의: {email}',
    subscribed: {
      title: '구독 신청을 받았습니다!',
      description: '이 주소로 뉴스레터를 보내 드립니다.',
    },
    failed: { title: '구독하지 못했습니다', description: '나중에 다시 시도해 주십시오.' },
    notOpen: {
      title: '뉴스레터는 아직 준비 중입니다',
      description: '저장된 정보는 없습니다. 지금 상담을 원하시면 문의 양식을 이용해 주십시오.',
    },
  },
  social: {
    heading: 'SNS',
    links: [
      { link: 'code', label: '오픈 소스' },
      { link: 'professional', label: '비즈니스 네트워크' },
      { link: 'microblog', label: '마이크로블로그' },
      { link: 'photos', label: '사진' },
      { link: 'social', label: '소셜 네트워크' },
    ],
  },
  copyright: '© {year} {brand}. 모든 권리 보유.',
  legal: {
    heading: '법적 고지',
    links: [
      { link: 'privacy', label: '개인정보 처리방침' },
      { link: 'terms', label: '이용약관' },
      { link: 'cookies', label: '쿠키' },
    ],
  },
  theme: {
    label: '테마:',
    current: '테마: {theme}',
    light: '라이트',
    dark: '다크',
    system: '시스템',
  },
  soon: '준비 중',
}
