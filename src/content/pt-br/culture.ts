import { DEFAULT_LANGUAGE, type Language } from '../../config/languages.ts'
/** "bg" is the background variant of the specification: the four twilights, from day to midnight. */
interface Value {
  /** Language of its words, where it is not that of the others. */
  lang?: Language
  title: string
  desc: string
  bg: 1 | 2 | 3 | 4
}

export const VALUES: readonly Value[] = [
  { title: 'Inovação', desc: 'Testamos cedo, medimos e só então recomendamos.', bg: 1 },
  {
    title: 'Ética',
    desc: 'Dados tratados com respeito e decisões que podem ser explicadas.',
    bg: 2,
  },
  { title: 'Colaboração', desc: 'Ao lado do cliente, do primeiro rascunho à entrega.', bg: 3 },
  {
    title: 'Excelência',
    desc: 'Cuidado com o detalhe que ninguém vê e com o prazo que todos veem.',
    bg: 4,
  },
]

export const cultureTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: 'Quem somos nós',
  axis: 'A linha desta página prolonga o eixo maior do Cruzeiro do Sul. Quatro vezes e meia, e ela chega ao polo: é assim que se acha o sul.',
  historyLead:
    'Nossa história começa em {started}, com uma carreira dedicada à tecnologia: código, redes, dados e projetos dentro de empresas que não podiam parar.',
  history:
    'Em {founded}, essa bagagem virou a {brand}, uma empresa brasileira de tecnologia e inteligência artificial que escuta primeiro, mede depois e só então constrói. Cada projeto tem direção clara, prazo combinado e gente por perto.',
  rulerStart: 'Começa a carreira em tecnologia.',
  rulerEnd: 'Nasce a {brand}.',
  missionTitle: 'Missão',
  mission:
    'Transformar ideias em soluções digitais que funcionam no dia a dia, com engenharia de software e inteligência artificial na medida de cada negócio.',
  visionTitle: 'Visão',
  vision:
    'Ser a primeira empresa a quem o negócio brasileiro recorre quando a tecnologia precisa mudar de rumo.',
  values: VALUES,
}
