interface Topic {
  step: string
  words: readonly string[]
}

/** What visitors ask about, the narrower before the wider; the first topic that fits is taken. */
const TOPICS: readonly Topic[] = [
  {
    step: 'person',
    words: [
      'pessoa',
      'humano',
      'atendente',
      'telefone',
      'whatsapp',
      'e-mail',
      'email',
      'contato',
      'preco',
      'orcamento',
      'proposta',
      'quanto custa',
      'valor',
      'matricula',
      'inscri',
    ],
  },
  {
    step: 'guides',
    words: ['guia', 'material', 'materiais', 'pdf', 'download', 'gratis', 'gratuit'],
  },
  { step: 'courses', words: ['curso', 'aula', 'treinamento', 'formacao', 'aprender', 'estudar'] },
  { step: 'service-shield', words: ['seguranca', 'ataque', 'backup', 'invas', 'compliance'] },
  { step: 'service-chart', words: ['dados', 'dashboard', 'relatorio', 'indicador', 'big data'] },
  { step: 'service-workflow', words: ['automa', 'rpa', 'workflow', 'processo', 'integra'] },
  {
    step: 'service-brain',
    words: ['ia', 'inteligencia', 'machine learning', 'modelo', 'chatbot', 'visao computacional'],
  },
  { step: 'service-code', words: ['software', 'aplicativo', 'app', 'site', 'sistema', 'api'] },
  { step: 'service-compass', words: ['consultoria', 'estrategia', 'arquitetura', 'diagnostico'] },
  { step: 'services', words: ['servico', 'projeto', 'solucao', 'solucoes', 'fazem'] },
]

/** Words this short must stand alone; longer ones may be the beginning of a word. */
const WHOLE_WORD_LENGTH = 3

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The step of the script that a visitor's own words ask for. */
export function topicOf(text: string): string | undefined {
  const spaced = ` ${plain(text).replace(/[^a-z0-9-]+/g, ' ')} `
  const has = (word: string) =>
    spaced.includes(word.length > WHOLE_WORD_LENGTH ? ` ${word}` : ` ${word} `)
  return TOPICS.find(({ words }) => words.some(has))?.step
}
