import type { Material, MaterialFile } from '../pt-br/materials.ts'

export const MATERIALS: readonly Material<MaterialFile>[] = [
  {
    title: '人工智能\u200b实用指南',
    description: '概念、词汇与第一步：不靠行话，也能在工作中用好 AI。',
    cover: '/pdfs/ia-capa.jpg',
    file: 'ia-guia.pdf',
  },
  {
    title: '软件项目\u200b敏捷管理',
    description: '节奏、角色与指标，写给以短周期交付的软件团队。',
    cover: '/pdfs/gestao-capa.jpg',
    file: 'gestao-agil.pdf',
  },
  {
    title: 'AI 自动化与\u200b效率提升',
    description: '自动化从何入手，如何衡量为团队省下的时间。',
    cover: '/pdfs/automacao-capa.jpg',
    file: 'automacao-produtividade.pdf',
  },
]
