import type { Dictionary } from '../dictionary.ts'

export const dictionary: Dictionary = {
  meta: {
    title: '{brand} | 기술과 인공지능',
    description: '브라질 기업을 위한 기술 솔루션과 AI 시스템: {services}, {courses}, {guides}.',
    keywords:
      '인공지능, 기술, 소프트웨어 개발, 데이터 분석, 사이버 보안, 프로세스 자동화, 컨설팅, 교육 과정',
    ogTitle: '{brand}: 방향이 분명한 기술과 인공지능',
    ogDescription:
      '첨단 기술 솔루션과 AI 시스템을 구축하여 고객의 비즈니스를 다음 디지털 시대로 이끕니다.',
    lang: 'ko-KR',
  },
  counts: {
    services: { one: '서비스 {count}가지', other: '서비스 {count}가지' },
    courses: { one: '교육 과정 {count}개', other: '교육 과정 {count}개' },
    guides: { one: '무료 PDF 가이드 {count}권', other: '무료 PDF 가이드 {count}권' },
  },
  pages: {
    downloads: {
      title: '무료 자료 다운로드 | {brand}',
      description:
        '인공지능, 애자일 관리, 자동화에 관한 포르투갈어로 된 {guides}. 링크는 이메일로 전송되며 1시간 동안 유효합니다.',
    },
    download: { title: '다운로드 준비 중 | {brand}', description: 'PDF 가이드.' },
    notFound: {
      title: '페이지를 찾을 수 없습니다 | {brand}',
      description: '요청하신 페이지가 이 웹사이트에 없습니다.',
    },
  },
  header: {
    culture: '기업 문화',
    services: '서비스',
    courses: '교육 과정',
    contact: '문의',
    downloads: '다운로드',
  },
  hero: {
    title: '오스트랄',
    titleFit: 3.92,
    fullName: '오스트랄({brand})',
    vision: '미래를 향한 비전',
    subtitle: '기술 & 인공지능',
    description:
      '첨단 기술 솔루션과 AI 시스템을 구축하여 고객의 비즈니스를 다음 디지털 시대로 이끕니다.',
    cta: { talk: '상담하기', services: '서비스 보기' },
    greeting: '안녕하세요. {brand} 웹사이트를 보고 프로젝트 상담을 받고 싶어 연락드립니다.',
  },
  labels: {
    skipToContent: '본문으로 이동',
    home: '{brand}, 홈',
    mainNavigation: '주 메뉴',
    openMenu: '메뉴 열기',
    closeMenu: '메뉴 닫기',
    language: '언어',
    changeLanguage: '언어: {language}. 언어 변경',
    newTab: 'WhatsApp, 새 탭에서 열림',
  },
  culture: {},
  services: {},
  courses: {},
  contact: {},
}
