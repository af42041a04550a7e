import { whatsappUrl, displayPhone } from '../../src/site/phone.ts'
import path from 'node:path'
import type { Service } from '../../src/content/schema.ts'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { readTexts, type TextSettings } from '../texts/read-texts.ts'

const ROOT = path.join(import.meta.dirname, '../..')

export interface Company extends TextSettings {
  /** Address of the home page. */
  home: string
  companyEmail: string
  companyPhone: string
}

/** A step without choices and without a question ends the conversation. */
export interface Step {
  /** Bubbles, each a list of lines in the rich text of Typebot's API. */
  says: readonly (readonly object[])[]
  /** Each is the name of the step that it leads to. */
  choices?: readonly string[]
  /** Asks for the visitor's own words, with this hint in the field. */
  asks?: string
}

export const START = 'Voltar ao início'
/** The step that meets what is no choice. */
export const FALLBACK = ''

const SERVICES_STEP = 'Serviços'
const GUIDES = 'Guias gratuitos'
const PERSON = 'Falar com uma pessoa'
const QUESTION = 'Escrever uma pergunta'
const END = 'Encerrar a conversa'

const text = (words: string, bold = false) => ({ text: words, ...(bold && { bold }) })
const link = (words: string, url: string) => ({ type: 'a', url, children: [text(words)] })
const line = (...children: object[]) => ({ type: 'p', children })
const points = (all: readonly string[]) => ({
  type: 'ul',
  children: all.map((words) => ({
    type: 'li',
    children: [{ type: 'lic', children: [text(words)] }],
  })),
})

function eachService(home: string, services: readonly Service[]): [string, Step][] {
  return services.map(({ title, description, features }) => [
    title,
    {
      says: [
        [line(text(title, true)), line(text(description)), points(features)],
        [line(link('Ver todos os serviços', `${home}#services`))],
      ],
      choices: [SERVICES_STEP, PERSON, START],
    },
  ])
}

/** A conversation that shows each kind of bubble and of input; each step by what leads to it. */
export function createScript(company: Company): ReadonlyMap<string, Step> {
  const { home, brandName, companyEmail, companyPhone } = company
  const { chatbot, materials, services } = readTexts(ROOT, DEFAULT_LANGUAGE, company)
  const whatsapp = whatsappUrl(companyPhone, chatbot.greeting)
  const steps: Record<string, Step> = {
    [START]: {
      says: [
        [line(text(`Olá. Sou o assistente automático da ${brandName}.`))],
        [line(text('Sobre o que você quer saber?'))],
      ],
      choices: [SERVICES_STEP, GUIDES, PERSON, QUESTION],
    },
    [SERVICES_STEP]: {
      says: [[line(text('Estas são as nossas frentes. Qual delas interessa a você?'))]],
      choices: [...services.services.map(({ title }) => title), START],
    },
    [GUIDES]: {
      says: [
        [
          line(text('São publicações em PDF, sem custo:')),
          points(materials.materials.map(({ title }) => title)),
        ],
        [line(link('Ir para os guias', `${home}downloads`))],
      ],
      choices: [PERSON, START],
    },
    [PERSON]: {
      says: [
        [
          line(text('Uma pessoa da equipe responde em até 24 horas. Escolha o caminho:')),
          line(link(displayPhone(companyPhone), whatsapp)),
          line(link(companyEmail, `mailto:${companyEmail}`)),
          line(link('Formulário de contato', `${home}#contact`)),
        ],
      ],
      choices: [START, END],
    },
    [QUESTION]: { says: [[line(text('Escreva em poucas palavras.'))]], asks: 'Sua pergunta' },
    [FALLBACK]: {
      says: [[line(text('Para isso não tenho resposta. A equipe tem.'))]],
      choices: [PERSON, QUESTION, START],
    },
    [END]: { says: [[line(text('Certo. Quando precisar, é só voltar aqui.'))]] },
  }
  return new Map([...Object.entries(steps), ...eachService(home, services.services)])
}
