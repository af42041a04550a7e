import type { Material, MaterialFile } from '../pt-br/materials.ts'

export const MATERIALS: readonly Material<MaterialFile>[] = [
  {
    title: 'A Practical Guide to Artificial Intelligence',
    description: 'Concepts, vocabulary and first steps for using AI at work, without the jargon.',
    cover: '/pdfs/ia-capa.jpg',
    file: 'ia-guia.pdf',
  },
  {
    title: 'Agile Software Project Management',
    description: 'Cadence, roles and metrics for software teams that deliver in short cycles.',
    cover: '/pdfs/gestao-capa.jpg',
    file: 'gestao-agil.pdf',
  },
  {
    title: 'Automation and Productivity with AI',
    description: 'Where to automate first and how to measure the time your team gets back.',
    cover: '/pdfs/automacao-capa.jpg',
    file: 'automacao-produtividade.pdf',
  },
]
