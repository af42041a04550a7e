import type { SERVICES as Services, servicesTexts as Texts } from '../pt-br/services.ts'

export const SERVICES: typeof Services = [
  {
    icon: 'brain-circuit',
    title: '인공지능',
    problem: '같은 질문에 매일 일일이 답하고 계십니까?',
    description: '고객의 데이터로 학습한 모델이 예측하고, 분류하고, 대화합니다.',
    features: ['머신러닝', '자연어 처리', '컴퓨터 비전', '예측 분석'],
  },
  {
    icon: 'code-xml',
    title: '소프트웨어 개발',
    problem: '스프레드시트만으로는 업무를 감당하기 어려우십니까?',
    description: '첫 프로토타입부터 실제 운영까지, 맞춤형 디지털 제품을 만듭니다.',
    features: ['웹 애플리케이션', '모바일 앱', 'RESTful API', '마이크로서비스'],
  },
  {
    icon: 'chart-no-axes-combined',
    title: '데이터 분석',
    problem: '보고서는 늦고 숫자는 서로 맞지 않습니까?',
    description: '흩어진 숫자를 경영진이 이해하기 쉬운 답으로 바꿉니다.',
    features: ['빅데이터', '비즈니스 인텔리전스', '데이터 마이닝', '인터랙티브 대시보드'],
  },
  {
    icon: 'shield-check',
    title: '사이버 보안',
    problem: '백업을 복원해 본 적이 있으십니까?',
    description: '공격자보다 먼저 취약점을 찾고 밤낮없이 지킵니다.',
    features: ['보안 감사', '24/7 모니터링', '백업 및 복구', '컴플라이언스'],
  },
  {
    icon: 'workflow',
    title: '프로세스 자동화',
    problem: 'WhatsApp으로 들어온 주문을 놓치고 계십니까?',
    description: '반복 업무는 시스템에 맡기고, 팀은 판단이 필요한 일에 집중합니다.',
    features: ['RPA', '워크플로 자동화', '시스템 연동', '프로세스 최적화'],
  },
  {
    icon: 'compass',
    title: '기술 컨설팅',
    problem: '업체마다 다른 제안을 비교하기 어려우십니까?',
    description: '무엇을 어떤 순서로, 얼마의 비용으로 할지 정할 수 있도록 기술 방향을 제시합니다.',
    features: ['디지털 전략', '혁신', 'IT 아키텍처', '프로젝트 관리'],
  },
]

export const servicesTexts: typeof Texts = {
  lang: 'ko-KR',
  heading: '서비스',
  intro: '문제에 맞춰 서비스를 조합합니다. 진단 없이 시작하는 일은 없습니다.',
  services: SERVICES,
  callHeading: '비즈니스의 변화를 시작하시겠습니까?',
  steps: {
    heading: '진행 방식',
    list: [
      { title: '상담', text: '겪고 계신 문제를 편하게 말씀해 주십시오.' },
      { title: '진단', text: '지금 업무가 어떻게 이루어지고 어디에서 막히는지 측정합니다.' },
      {
        title: '기한과 가격을 담은 제안',
        text: '무엇을, 언제까지, 얼마에 할지 알고 나서 결정하실 수 있습니다.',
      },
      { title: '납품과 사후 지원', text: '실제로 쓰이도록 도입하고 이후에도 곁에서 함께합니다.' },
    ],
  },
  call: '상담하기',
  newTab: 'WhatsApp, 새 탭에서 열림',
  greeting: '안녕하세요. {brand} 웹사이트에서 서비스 소개를 보고 상담을 받고 싶어 연락드립니다.',
  serviceGreeting:
    '안녕하세요. {brand} 웹사이트에서 ‘{service}’ 서비스를 보고 상담을 받고 싶어 연락드립니다.',
}
