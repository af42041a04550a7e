import type { COURSES as Courses, coursesTexts as Texts } from '../pt-br/courses.ts'

export const COURSES: typeof Courses = [
  {
    title: '응용 인공지능',
    image: '/images/course-ia',
    imageAlt: '밝은 선으로 그린 수심도. 줄지어 선 점들이 가장 깊은 골까지 내려갑니다.',
    description: '기초부터 모델의 실제 운영까지, 수식도 건너뛰지 않고 배웁니다.',
    topics: [
      '머신러닝 기초',
      '언어 모델 실습',
      '모델 평가와 윤리',
      '실제 데이터로 하는 최종 프로젝트',
    ],
    duration: '40시간',
    level: '중급',
  },
  {
    title: '소프트웨어 프로젝트 관리',
    image: '/images/course-gestao',
    imageAlt:
      '달의 위상이 늘어선 띠 아래로 네 가닥의 실이 꼬여 있습니다. 그중 한 가닥은 산호색입니다.',
    description: '계획하고, 우선순위를 정하고, 기한과 팀을 모두 지키며 납품하는 법을 배웁니다.',
    topics: ['범위와 공수 산정', '스크럼과 칸반', '리스크와 지표', '고객 커뮤니케이션'],
    duration: '32시간',
    level: '중급',
  },
  {
    title: '인공지능 기반 자동화',
    image: '/images/course-automacao',
    imageAlt: '가는 선으로 그린 장미 무늬 세 개가 기계 장치처럼 맞물려 있습니다.',
    description: '반복 업무를 처리하는 에이전트, 시스템 연동, 워크플로를 배웁니다.',
    topics: ['프로세스 매핑', 'RPA와 시스템 연동', 'AI 에이전트', '모니터링과 비용'],
    duration: '36시간',
    level: '중급',
  },
  {
    title: '인공지능 기반 디지털 전환',
    image: '/images/course-transformacao',
    imageAlt: '선으로 새긴 일출이 오른쪽으로 갈수록 네모 조각으로 흩어집니다.',
    description: '회사를 아날로그에서 디지털로 옮기는 로드맵을 그립니다.',
    topics: ['디지털 진단', '데이터 문화', 'AI 활용 사례', '90일 계획'],
    duration: '28시간',
    level: '입문',
  },
]

export const coursesTexts: typeof Texts = {
  lang: 'ko-KR',
  heading: '교육 과정',
  intro:
    '당장 다음 주부터 기술을 써야 하는 분을 위한 과정입니다. 이론은 필요한 만큼만, 실습은 충분히 합니다. 수업은 포르투갈어로 진행합니다.',
  topics: '‘{course}’ 과정 내용',
  duration: '교육 시간: {duration}',
  level: '난이도: {level}',
  ask: '이 과정 문의하기',
  askLabel: '이 과정 문의하기: {course}',
  question: '‘{course}’ 과정에 대해 문의드립니다: ',
  about: '‘{course}’ 과정 문의',
  guides: '먼저 읽어 보고 싶은 분을 위한 무료 PDF 가이드(포르투갈어)',
  guidesLink: '무료 자료 보기',
  guidePage: '‘{title}’ 본문 예시',
  courses: COURSES,
}
