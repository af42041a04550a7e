import { randomUUID } from 'node:crypto'
import {
  conversation,
  FALLBACK,
  START,
  type Company,
  type Line,
  type Step,
} from './conversation.ts'
import { isObject } from '../is-object.ts'
import { fieldsOf, type Service } from './service.ts'

/** The look is the site's own: no font is asked for, no avatar, nothing painted behind. */
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

/** A line in the rich text of Typebot's API. */
function richText(line: Line): object {
  if (typeof line === 'string') return { type: 'p', children: [{ text: line }] }
  if ('points' in line) {
    const point = (words: string) => ({
      type: 'li',
      children: [{ type: 'lic', children: [{ text: words }] }],
    })
    return { type: 'ul', children: line.points.map(point) }
  }
  const link = { type: 'a', url: line.to, children: [{ text: line.link }] }
  return { type: 'p', children: [link] }
}

/** A step as Typebot's API sends it: bubbles, and the input that waits for the visitor. */
function replyOf({ says, choices, asks }: Step): object {
  const id = randomUUID()
  const messages = says.map((lines, index) => ({
    id: `${id}-${index}`,
    type: 'text',
    content: { type: 'richText', richText: lines.map(richText) },
  }))
  if (choices) {
    const items = choices.map((content, index) => ({ id: `${id}-choice-${index}`, content }))
    return { messages, input: { id, type: 'choice input', items } }
  }
  if (asks === undefined) return { messages }
  const labels = { placeholder: asks, button: 'Enviar' }
  return { messages, input: { id, type: 'text input', options: { labels } } }
}

/** Answers as Typebot's API does where a conversation starts, goes on and is complained about. */
export function createChatbot(company: Company): Service {
  const steps = conversation(company)
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
    // Nobody reads the logs of a client here.
    'POST /api/v2/sessions/:id/clientLogs': () => Response.json({ message: 'Logs saved.' }),
  }
}
