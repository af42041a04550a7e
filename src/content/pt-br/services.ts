import type { IconName } from 'lucide-react/dynamic'
import { DEFAULT_LANGUAGE, type Language } from '../../config/languages.ts'

interface Service {
  /** Language of its words, where it is not that of the others. */
  lang?: Language
  /** By its name at https://lucide.dev/icons. */
  icon: IconName
  title: string
  /** What it is needed for, as a visitor would put it. */
  problem: string
  description: string
  features: readonly [string, string, string, string]
}

export const SERVICES: readonly Service[] = [
  {
    icon: 'brain-circuit',
    title: 'Inteligência Artificial',
    problem: 'As mesmas perguntas, respondidas à mão todos os dias.',
    description: 'Modelos treinados com os seus dados para prever, classificar e conversar.',
    features: [
      'Machine Learning',
      'Processamento de Linguagem Natural',
      'Visão Computacional',
      'Análise Preditiva',
    ],
  },
  {
    icon: 'code-xml',
    title: 'Desenvolvimento de Software',
    problem: 'Uma planilha que já não dá conta da operação.',
    description: 'Produtos digitais sob medida, do primeiro protótipo à operação diária.',
    features: ['Aplicações Web', 'Apps Mobile', 'APIs RESTful', 'Microsserviços'],
  },
  {
    icon: 'chart-no-axes-combined',
    title: 'Análise de Dados',
    problem: 'Relatórios que chegam tarde e não batem entre si.',
    description: 'Números dispersos viram respostas que a diretoria consegue ler.',
    features: ['Big Data', 'Business Intelligence', 'Data Mining', 'Dashboards Interativos'],
  },
  {
    icon: 'shield-check',
    title: 'Segurança Cibernética',
    problem: 'Um backup que ninguém nunca tentou restaurar.',
    description: 'Achamos a brecha antes dos outros e vigiamos dia e noite.',
    features: ['Auditoria de Segurança', 'Monitoramento 24/7', 'Backup & Recovery', 'Compliance'],
  },
  {
    icon: 'workflow',
    title: 'Automação de Processos',
    problem: 'Pedidos que se perdem no WhatsApp.',
    description: 'A tarefa repetitiva sai da mesa; a equipe fica com o que exige discernimento.',
    features: [
      'RPA',
      'Workflows Automatizados',
      'Integração de Sistemas',
      'Otimização de Processos',
    ],
  },
  {
    icon: 'compass',
    title: 'Consultoria Tecnológica',
    problem: 'Propostas de fornecedores que não dá para comparar.',
    description: 'Direção técnica para decidir o que fazer, em que ordem e a que custo.',
    features: ['Estratégia Digital', 'Inovação', 'Arquitetura de TI', 'Gestão de Projetos'],
  },
]

export const servicesTexts = {
  lang: DEFAULT_LANGUAGE,
  heading: 'Nossos Serviços',
  intro: 'Frentes que se combinam conforme o problema. Nenhuma começa sem um diagnóstico.',
  services: SERVICES,
  callHeading: 'Pronto para transformar seu negócio?',
  steps: {
    heading: 'Como funciona',
    list: [
      { title: 'Conversa', text: 'Você conta o problema com as suas palavras.' },
      { title: 'Diagnóstico', text: 'Medimos como o trabalho é feito hoje e onde ele trava.' },
      {
        title: 'Proposta com prazo e preço',
        text: 'Você sabe o que será feito, quando e por quanto antes de decidir.',
      },
      { title: 'Entrega e acompanhamento', text: 'Colocamos para funcionar e seguimos por perto.' },
    ],
  },
  call: 'Vamos Conversar',
  newTab: 'WhatsApp, abre em nova aba',
  greeting: 'Olá, li sobre os serviços da {brand} no site e quero conversar.',
  /** The first words on WhatsApp, from one service. */
  serviceGreeting: 'Olá, vi o serviço {service} no site da {brand} e quero conversar.',
}
