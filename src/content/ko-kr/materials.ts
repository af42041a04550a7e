import type { Material, MaterialFile } from '../pt-br/materials.ts'

export const MATERIALS: readonly Material<MaterialFile>[] = [
  {
    title: '인공지능 실무 가이드',
    description: '어려운 말 없이 업무에 AI를 쓰기 위한 개념과 용어, 첫걸음을 담았습니다.',
    cover: '/pdfs/ia-capa.jpg',
    file: 'ia-guia.pdf',
  },
  {
    title: '소프트웨어 프로젝트 애자일 관리',
    description: '짧은 주기로 결과물을 내놓는 소프트웨어 팀의 리듬과 역할, 지표를 다룹니다.',
    cover: '/pdfs/gestao-capa.jpg',
    file: 'gestao-agil.pdf',
  },
  {
    title: 'AI 자동화와 생산성',
    description: '무엇부터 자동화할지, 팀이 아낀 시간을 어떻게 측정할지 알려 드립니다.',
    cover: '/pdfs/automacao-capa.jpg',
    file: 'automacao-produtividade.pdf',
  },
]
