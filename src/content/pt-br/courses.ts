import { DEFAULT_LANGUAGE, type Language } from '../../config/languages.ts'
interface Course {
  /** Language of its words, where it is not that of the others. */
  lang?: Language
  title: string
  /** Path of the artwork without width and extension: `/images/course-ia` stands for `-800.avif` and so on. */
  image: string
  imageAlt: string
  description: string
  topics: readonly string[]
  duration: string
  level: string
}

export const COURSES: readonly Course[] = [
  {
    title: 'Inteligência Artificial Aplicada',
    image: '/images/course-ia',
    imageAlt:
      'Carta de profundidades em linhas claras: uma sequência de pontos desce até o vale mais fundo.',
    description: 'Do fundamento ao modelo em produção, sem pular a matemática.',
    topics: [
      'Fundamentos de Machine Learning',
      'Modelos de linguagem na prática',
      'Avaliação e ética de modelos',
      'Projeto final com dados reais',
    ],
    duration: '40 horas',
    level: 'Intermediário',
  },
  {
    title: 'Gestão de Projetos de Software',
    image: '/images/course-gestao',
    imageAlt: 'Quatro fios trançados sob uma faixa de fases da lua; um deles é coral.',
    description: 'Planejar, priorizar e entregar sem perder o prazo nem a equipe.',
    topics: [
      'Escopo e estimativas',
      'Scrum e Kanban',
      'Riscos e indicadores',
      'Comunicação com o cliente',
    ],
    duration: '32 horas',
    level: 'Intermediário',
  },
  {
    title: 'Automação com Inteligência Artificial',
    image: '/images/course-automacao',
    imageAlt: 'Três rosáceas de linhas finas engrenadas como um mecanismo.',
    description: 'Agentes, integrações e fluxos que executam o trabalho repetitivo.',
    topics: [
      'Mapeamento de processos',
      'RPA e integrações',
      'Agentes com IA',
      'Monitoramento e custos',
    ],
    duration: '36 horas',
    level: 'Intermediário',
  },
  {
    title: 'Transformação Digital com o Poder da IA',
    image: '/images/course-transformacao',
    imageAlt: 'Um nascer do sol gravado em linhas que, à direita, se desfaz em quadrados.',
    description: 'Um roteiro para levar a empresa do analógico ao digital.',
    topics: ['Diagnóstico digital', 'Cultura de dados', 'Casos de uso de IA', 'Plano de 90 dias'],
    duration: '28 horas',
    level: 'Introdutório',
  },
]

export const coursesTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: 'Nossos Cursos',
  intro:
    'Para quem vai usar a tecnologia já na semana que vem: pouca teoria solta, muito exercício.',
  topics: 'Temas do curso {course}',
  duration: 'Duração: {duration}',
  level: 'Nível: {level}',
  ask: 'Perguntar sobre este curso',
  askLabel: 'Perguntar sobre este curso: {course}',
  /** Written into the message of the contact form. */
  question: 'Minha pergunta é sobre o curso {course}: ',
  /** Stands over the message that asks it. */
  about: 'Sobre o curso {course}',
  guides: 'Prefere começar pela leitura? Há guias gratuitos em PDF.',
  guidesLink: 'Ver os materiais gratuitos',
  guidePage: 'Uma página de {title}',
  courses: COURSES,
}
