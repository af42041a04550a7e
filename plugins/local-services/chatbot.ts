import { randomUUID } from 'node:crypto'
import { displayPhone, whatsappUrl } from '../../src/text/phone.ts'
import { textsOf, type Site } from '../site/site.ts'
import { isObject } from '../texts/is-object.ts'
import { jsonFields, type Handlers } from './service.ts'

const element = (type: string, ...children: object[]) => ({ type, children })
const line = (text: string) => element('p', { text })
const link = (text: string, url: string) => element('p', { ...element('a', { text }), url })
const points = (texts: string[]) =>
  element('ul', ...texts.map((text) => element('li', element('lic', { text }))))

function choices(...contents: string[]): object {
  return { type: 'choice input', items: contents.map((content) => ({ id: randomUUID(), content })) }
}

const TEXT_INPUT = {
  type: 'text input',
  options: { labels: { placeholder: 'Sua pergunta', button: 'Enviar' } },
}

function reply(input: object | undefined, ...bubbles: object[][]): object {
  const messages = bubbles.map((richText) => ({
    id: randomUUID(),
    type: 'text',
    content: { type: 'richText', richText },
  }))
  return { messages, ...(input && { input: { id: randomUUID(), ...input } }) }
}

export const CHATBOT_WORDS = {
  start: 'Voltar ao início',
  services: 'Serviços',
  person: 'Falar com uma pessoa',
  question: 'Escrever uma pergunta',
  end: 'Encerrar a conversa',
  allServices: 'Ver todos os serviços',
}

function replyTo(message: string, site: Site): object {
  const { basePath, brand, email, phone, sectionIds } = site
  const texts = textsOf(site.defaultLanguage, site)
  const { services } = texts.services
  const service = services.find(({ title }) => title === message)
  if (service)
    return reply(
      choices(CHATBOT_WORDS.services, CHATBOT_WORDS.person, CHATBOT_WORDS.start),
      [line(service.title), line(service.description), points(service.features)],
      [link(CHATBOT_WORDS.allServices, `${basePath}/#${sectionIds.services}`)],
    )
  switch (message) {
    case CHATBOT_WORDS.start:
      return reply(
        choices(CHATBOT_WORDS.services, CHATBOT_WORDS.person, CHATBOT_WORDS.question),
        [line(`Olá. Sou o assistente automático da ${brand}.`)],
        [line('Sobre o que você quer saber?')],
      )
    case CHATBOT_WORDS.services:
      return reply(choices(...services.map(({ title }) => title), CHATBOT_WORDS.start), [
        line('Estas são as nossas frentes. Qual delas interessa a você?'),
      ])
    case CHATBOT_WORDS.person:
      return reply(choices(CHATBOT_WORDS.start, CHATBOT_WORDS.end), [
        line('Uma pessoa da equipe responde em até 24 horas. Escolha o caminho:'),
        link(displayPhone(phone), whatsappUrl(phone, texts.chatbot.greeting)),
        link(email, `mailto:${email}`),
        link('Formulário de contato', `${basePath}/#${sectionIds.contact}`),
      ])
    case CHATBOT_WORDS.question:
      return reply(TEXT_INPUT, [line('Escreva em poucas palavras.')])
    case CHATBOT_WORDS.end:
      return reply(undefined, [line('Certo. Quando precisar, é só voltar aqui.')])
    default:
      return reply(
        choices(CHATBOT_WORDS.person, CHATBOT_WORDS.question, CHATBOT_WORDS.start),
        [line('Para isso não tenho resposta. A equipe tem.')],
        [link('Perguntar a uma pessoa, por WhatsApp', whatsappUrl(phone, message))],
      )
  }
}

const BOT = {
  version: '6.1',
  theme: {
    general: { font: { type: 'Custom', family: 'Archivo' }, background: { type: 'None' } },
    chat: { hostAvatar: { isEnabled: false }, buttonsInput: { layout: 'vertical' } },
  },
  settings: {
    general: {
      isBrandingEnabled: false,
      systemMessages: {
        networkErrorTitle: 'Sem conexão',
        networkErrorMessage: 'Verifique a internet e tente de novo.',
      },
    },
    typingEmulation: { enabled: false },
  },
}

export function createChatbot(site: Site): Handlers {
  return {
    'POST /api/v1/typebots/:id/startChat': ({ id }) =>
      Response.json({
        sessionId: randomUUID(),
        resultId: randomUUID(),
        typebot: { id, ...BOT },
        ...replyTo(CHATBOT_WORDS.start, site),
      }),
    'POST /api/v1/sessions/:id/continueChat': ({ body }) => {
      const { message } = jsonFields(body)
      return Response.json(replyTo(isObject(message) ? String(message['text']) : '', site))
    },
    'POST /api/v2/sessions/:id/clientLogs': () => Response.json({ message: 'Logs saved.' }),
  }
}
