import path from 'node:path'
import { displayPhone, whatsappUrl } from '../../src/site/phone.ts'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { readTexts, type TextSettings } from '../texts/read-texts.ts'

const ROOT = path.join(import.meta.dirname, '../..')

export interface Company extends TextSettings {
  /** Address of the home page. */
  home: string
  companyEmail: string
  companyPhone: string
}

export type Line = string | { link: string; to: string } | { points: readonly string[] }

/** A step without choices and without a question ends the conversation. */
export interface Step {
  /** Bubbles, each a list of lines. */
  says: readonly (readonly Line[])[]
  /** Each is the name of the step that it leads to. */
  choices?: readonly string[]
  /** Asks for the visitor's own words, with this hint in the field. */
  asks?: string
}

export const START = 'Voltar ao início'
/** The step that meets what is no choice. */
export const FALLBACK = ''

const SERVICES = 'Serviços'
const GUIDES = 'Guias gratuitos'
const PERSON = 'Falar com uma pessoa'
const QUESTION = 'Escrever uma pergunta'
const END = 'Encerrar a conversa'

/** What the embedded chatbot says: each step by what leads to it, each kind of line and of input once. */
export function conversation(company: Company): ReadonlyMap<string, Step> {
  const { home, brandName, companyEmail, companyPhone } = company
  const texts = readTexts(ROOT, DEFAULT_LANGUAGE, company)
  const { services } = texts.services
  const { materials } = texts.materials
  const steps: Record<string, Step> = {
    [START]: {
      says: [
        [`Olá. Sou o assistente automático da ${brandName}.`],
        ['Sobre o que você quer saber?'],
      ],
      choices: [SERVICES, GUIDES, PERSON, QUESTION],
    },
    [SERVICES]: {
      says: [['Estas são as nossas frentes. Qual delas interessa a você?']],
      choices: [...services.map(({ title }) => title), START],
    },
    [GUIDES]: {
      says: [
        ['São publicações em PDF, sem custo:', { points: materials.map(({ title }) => title) }],
        [{ link: 'Ir para os guias', to: `${home}downloads` }],
      ],
      choices: [PERSON, START],
    },
    [PERSON]: {
      says: [
        [
          'Uma pessoa da equipe responde em até 24 horas. Escolha o caminho:',
          {
            link: displayPhone(companyPhone),
            to: whatsappUrl(companyPhone, texts.chatbot.greeting),
          },
          { link: companyEmail, to: `mailto:${companyEmail}` },
          { link: 'Formulário de contato', to: `${home}#contact` },
        ],
      ],
      choices: [START, END],
    },
    [QUESTION]: { says: [['Escreva em poucas palavras.']], asks: 'Sua pergunta' },
    [FALLBACK]: {
      says: [['Para isso não tenho resposta. A equipe tem.']],
      choices: [PERSON, QUESTION, START],
    },
    [END]: { says: [['Certo. Quando precisar, é só voltar aqui.']] },
  }
  const ofServices = services.map(({ title, description, features }): [string, Step] => [
    title,
    {
      says: [
        [title, description, { points: features }],
        [{ link: 'Ver todos os serviços', to: `${home}#services` }],
      ],
      choices: [SERVICES, PERSON, START],
    },
  ])
  return new Map([...Object.entries(steps), ...ofServices])
}
