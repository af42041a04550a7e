import type { Language } from '../../config/languages.ts'

/** A downloadable material (specification section 3). */
export interface Material<File = string> {
  /** Language of its words, where it is not that of the others. */
  lang?: Language
  title: string
  description: string
  /** Cover image under `/pdfs/`. */
  cover: string
  /** File name under `/pdfs/`, the same in every language: download links name it. */
  file: File
}

export const MATERIALS = [
  {
    title: 'Guia Prático de Inteligência Artificial',
    description:
      'Conceitos, vocabulário e primeiros passos para usar IA no trabalho sem depender de jargão.',
    cover: '/pdfs/ia-capa.jpg',
    file: 'ia-guia.pdf',
  },
  {
    title: 'Gestão Ágil de Projetos de Software',
    description: 'Ritmo, papéis e métricas para equipes de software que entregam em ciclos curtos.',
    cover: '/pdfs/gestao-capa.jpg',
    file: 'gestao-agil.pdf',
  },
  {
    title: 'Automação e Produtividade com IA',
    description: 'Onde automatizar primeiro e como medir o tempo que volta para a equipe.',
    cover: '/pdfs/automacao-capa.jpg',
    file: 'automacao-produtividade.pdf',
  },
] as const satisfies readonly Material[]

export type MaterialFile = (typeof MATERIALS)[number]['file']
