import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Company, createScript, FALLBACK, START, type Step } from './chatbot-script.ts'
import { isObject, parseObject, readBody, sendJson } from './http.ts'
import { fromAnywhere, type Service } from './service.ts'

const START_PATH = /^\/api\/v1\/typebots\/([^/]+)\/startChat$/
const CONTINUE_PATH = /^\/api\/v1\/sessions\/([^/]+)\/continueChat$/
const LOGS_PATH = /^\/api\/v2\/sessions\/([^/]+)\/clientLogs$/
const BODY_LIMIT_BYTES = 16 * 1024

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

export interface ChatbotSettings extends Company {
  /** The one bot that is known here. */
  botId: string
}

/** A step as Typebot's API sends it: bubbles, and the input that waits for the visitor. */
function replyOf({ says, choices, asks }: Step): object {
  const id = randomUUID()
  const messages = says.map((richText, index) => ({
    id: `${id}-${index}`,
    type: 'text',
    content: { type: 'richText', richText },
  }))
  if (choices) {
    const items = choices.map((content, index) => ({ id: `${id}-choice-${index}`, content }))
    return { messages, input: { id, type: 'choice input', items } }
  }
  if (asks === undefined) return { messages }
  const labels = { placeholder: asks, button: 'Enviar' }
  return { messages, input: { id, type: 'text input', options: { labels } } }
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { defined: false, code, status, message })
}

type Body = Readonly<Record<string, unknown>>

/** Answers as Typebot's API does where a conversation starts, goes on and is complained about. */
export function createChatbotEndpoint({ botId, ...company }: ChatbotSettings): Service {
  const script = createScript(company)
  const sessions = new Set<string>()

  /** What follows on an answer: `{message: "text"}`, or `{message: {type: "text", text}}`. */
  function follow({ message }: Body): object {
    const said = isObject(message) ? message['text'] : message
    const step = script.get(String(said).trim()) ?? script.get(FALLBACK)
    return replyOf(step ?? { says: [] })
  }

  function start(id: string, response: ServerResponse): void {
    if (id !== botId) return refuse(response, 404, 'NOT_FOUND', 'Typebot not found')
    const sessionId = randomUUID()
    sessions.add(sessionId)
    sendJson(response, 200, {
      sessionId,
      resultId: randomUUID(),
      typebot: { id: botId, version: '6.1', theme: THEME, settings: SETTINGS },
      ...follow({ message: START }),
    })
  }

  const inSession = (answer: (body: Body) => object) =>
    function (id: string, response: ServerResponse, body: Body): void {
      if (sessions.has(id)) sendJson(response, 200, answer(body))
      else refuse(response, 404, 'NOT_FOUND', 'Session not found.')
    }

  const routes = [
    { pattern: START_PATH, handle: start },
    { pattern: CONTINUE_PATH, handle: inSession(follow) },
    // Nobody reads the logs of a client here.
    { pattern: LOGS_PATH, handle: inSession(() => ({ message: 'Logs successfully saved.' })) },
  ]

  return (path) => {
    const route = routes.find(({ pattern }) => pattern.test(path))
    if (!route) return undefined
    const id = route.pattern.exec(path)?.[1] ?? ''
    return fromAnywhere(async (request: IncomingMessage, response) => {
      const body = await readBody(request, BODY_LIMIT_BYTES)
      if (body.kind === 'gone') return
      if (body.kind === 'too-long')
        return refuse(response, 413, 'PAYLOAD_TOO_LARGE', 'The request body is too large')
      const value = parseObject(body.text)
      if (value) route.handle(id, response, value)
      else refuse(response, 400, 'BAD_REQUEST', 'The request body is not a JSON object')
    })
  }
}
