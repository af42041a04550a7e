import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { displayPhone, whatsappUrl } from '../../src/site/phone.ts'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { isObject } from '../is-object.ts'
import type { Settings } from '../env.ts'
import { readTexts } from '../texts/read-texts.ts'
import { fieldsOf, type Service } from './service.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** A step without `choices` and `asks` ends the conversation. */
interface Step {
  /** Bubbles, each a list of lines in Typebot's rich text. */
  says: object[][]
  choices?: string[]
  /** The placeholder of a text field for the visitor's own words. */
  asks?: string
}

const line = (text: string) => ({ type: 'p', children: [{ text }] })
const link = (text: string, url: string) => ({
  type: 'p',
  children: [{ type: 'a', url, children: [{ text }] }],
})
const points = (texts: string[]) => ({
  type: 'ul',
  children: texts.map((text) => ({
    type: 'li',
    children: [{ type: 'lic', children: [{ text }] }],
  })),
})

const START = 'Voltar ao início'
/** The step that answers other words than a choice. */
const FALLBACK = ''
const SERVICES = 'Serviços'
const PERSON = 'Falar com uma pessoa'
const QUESTION = 'Escrever uma pergunta'
const END = 'Encerrar a conversa'

/** The steps, by the choices that lead to them. */
function conversation(env: Settings): Map<string, Step> {
  const { basePath, brandName, companyEmail, companyPhone } = env
  const texts = readTexts(ROOT, DEFAULT_LANGUAGE, env)
  const { services } = texts.services
  const steps: Record<string, Step> = {
    [START]: {
      says: [
        [line(`Olá. Sou o assistente automático da ${brandName}.`)],
        [line('Sobre o que você quer saber?')],
      ],
      choices: [SERVICES, PERSON, QUESTION],
    },
    [SERVICES]: {
      says: [[line('Estas são as nossas frentes. Qual delas interessa a você?')]],
      choices: [...services.map(({ title }) => title), START],
    },
    [PERSON]: {
      says: [
        [
          line('Uma pessoa da equipe responde em até 24 horas. Escolha o caminho:'),
          link(displayPhone(companyPhone), whatsappUrl(companyPhone, texts.chatbot.greeting)),
          link(companyEmail, `mailto:${companyEmail}`),
          link('Formulário de contato', `${basePath}/#contact`),
        ],
      ],
      choices: [START, END],
    },
    [QUESTION]: { says: [[line('Escreva em poucas palavras.')]], asks: 'Sua pergunta' },
    [FALLBACK]: {
      says: [[line('Para isso não tenho resposta. A equipe tem.')]],
      choices: [PERSON, QUESTION, START],
    },
    [END]: { says: [[line('Certo. Quando precisar, é só voltar aqui.')]] },
  }
  for (const { title, description, features } of services)
    steps[title] = {
      says: [
        [line(title), line(description), points(features)],
        [link('Ver todos os serviços', `${basePath}/#services`)],
      ],
      choices: [SERVICES, PERSON, START],
    }
  return new Map(Object.entries(steps))
}

function replyOf({ says, choices, asks }: Step): object {
  const messages = says.map((richText) => ({
    id: randomUUID(),
    type: 'text',
    content: { type: 'richText', richText },
  }))
  const id = randomUUID()
  if (choices) {
    const items = choices.map((content) => ({ id: randomUUID(), content }))
    return { messages, input: { id, type: 'choice input', items } }
  }
  if (asks === undefined) return { messages }
  const labels = { placeholder: asks, button: 'Enviar' }
  return { messages, input: { id, type: 'text input', options: { labels } } }
}

/** Leaves font and background to the site. */
const THEME = {
  general: { font: { type: 'Custom', family: 'Archivo' }, background: { type: 'None' } },
  chat: { hostAvatar: { isEnabled: false }, buttonsInput: { layout: 'vertical' } },
}

const SETTINGS = {
  general: {
    isBrandingEnabled: false,
    systemMessages: {
      networkErrorTitle: 'Sem conexão',
      networkErrorMessage: 'Verifique a internet e tente de novo.',
    },
  },
  typingEmulation: { enabled: false },
}

/** Answers like Typebot's API. */
export function createChatbot(env: Settings): Service {
  const steps = conversation(env)
  const follow = (said: string) => replyOf(steps.get(said) ?? steps.get(FALLBACK) ?? { says: [] })

  return {
    'POST /api/v1/typebots/:id/startChat': ({ id }) =>
      Response.json({
        sessionId: randomUUID(),
        resultId: randomUUID(),
        typebot: { id, version: '6.1', theme: THEME, settings: SETTINGS },
        ...follow(START),
      }),
    'POST /api/v1/sessions/:id/continueChat': ({ body }) => {
      const { message } = fieldsOf(body)
      return Response.json(follow(isObject(message) ? String(message['text']) : ''))
    },
    'POST /api/v2/sessions/:id/clientLogs': () => Response.json({ message: 'Logs saved.' }),
  }
}
