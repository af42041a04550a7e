import type { VALUES as Values, cultureTexts as Texts } from '../pt-br/culture.ts'

export const VALUES: typeof Values = [
  { title: '혁신', desc: '일찍 시험하고, 측정한 뒤에야 권합니다.', bg: 1 },
  { title: '윤리', desc: '데이터를 소중히 다루고, 근거를 설명할 수 있는 결정을 내립니다.', bg: 2 },
  { title: '협업', desc: '첫 초안부터 납품까지 고객 곁에서 함께합니다.', bg: 3 },
  {
    title: '탁월함',
    desc: '아무도 보지 않는 디테일도, 모두가 지켜보는 기한도 꼼꼼히 챙깁니다.',
    bg: 4,
  },
]

export const cultureTexts: typeof Texts = {
  lang: 'ko-KR',
  heading: '회사 소개',
  axis: '이 선은 남십자자리의 긴 축을 연장한 것으로, 4.5배 지점에서 천구의 남극에 닿습니다. 남쪽은 이렇게 찾습니다.',
  historyLead:
    '저희 이야기는 {started}년, 기술 분야에 첫발을 내디디면서 시작되었습니다. 멈추면 안 되는 기업 현장에서 코드와 네트워크, 데이터, 프로젝트를 다루며 한길을 걸었습니다.',
  history:
    '그 경험이 {founded}년 {fullName}의 출발점이 되었습니다. 먼저 듣고, 그다음 측정하고, 그런 뒤에야 만드는 브라질의 기술·인공지능 기업입니다. 모든 프로젝트에는 분명한 방향과 약속한 기한이 있고, 곁에서 함께하는 사람이 있습니다.',
  rulerStart: '기술 분야 경력의 시작',
  rulerEnd: '{brand}의 탄생',
  missionTitle: '미션',
  mission:
    '각 기업에 맞춘 소프트웨어 엔지니어링과 인공지능으로 아이디어를 일상 업무에서 제대로 쓰이는 디지털 솔루션으로 바꿉니다.',
  visionTitle: '비전',
  vision: '기술의 방향을 바꿔야 할 때 브라질 기업이 가장 먼저 찾는 회사가 되겠습니다.',
  values: VALUES,
}
