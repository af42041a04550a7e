import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { nextStep, replyOf } from './chatbot-dialogue.ts'
import { type Company, createScript, START } from './chatbot-script.ts'
import { createSessions } from './chatbot-sessions.ts'
import { pathOf, readBody, send } from './http.ts'
import type { Service } from './service.ts'

const START_PATH = /^\/api\/v1\/typebots\/([^/]+)\/startChat$/
const CONTINUE_PATH = /^\/api\/v1\/sessions\/([^/]+)\/continueChat$/
const LOGS_PATH = /^\/api\/v2\/sessions\/([^/]+)\/clientLogs$/
const BODY_LIMIT_BYTES = 16 * 1024

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, X-Typebot-Iframe-Referrer-Origin',
}

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

function answer(response: ServerResponse, status: number, value: object): void {
  send(response, status, JSON.stringify(value), {
    ...CORS,
    'Content-Type': 'application/json; charset=utf-8',
  })
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  answer(response, status, { defined: false, code, status, message })
}

/** The JSON object in a request's body; any other body is answered and gives nothing. */
async function readObject(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<object | undefined> {
  const body = await readBody(request, BODY_LIMIT_BYTES)
  if (body.kind === 'too-long')
    refuse(response, 413, 'PAYLOAD_TOO_LARGE', 'The request body is too large')
  if (body.kind !== 'text') return undefined
  try {
    const value: unknown = JSON.parse(body.text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Answered below, like any other body that is no object.
  }
  refuse(response, 400, 'BAD_REQUEST', 'The request body is not a JSON object')
  return undefined
}

/** What the visitor says: `{message: "text"}`, or `{message: {type: "text", text}}`. */
function textIn(body: object): string | undefined {
  const message: unknown = 'message' in body ? body.message : undefined
  if (typeof message === 'string') return message
  if (typeof message !== 'object' || message === null || !('text' in message)) return undefined
  return typeof message.text === 'string' ? message.text : undefined
}

type Answer = (response: ServerResponse, id: string, body: object) => void

/** Answers as Typebot's API does where a conversation starts, goes on and is complained about. */
export function createChatbotEndpoint({ botId, ...company }: ChatbotSettings): Service {
  const script = createScript(company)
  const sessions = createSessions()

  const start: Answer = (response, id) => {
    if (id !== botId) return refuse(response, 404, 'NOT_FOUND', 'Typebot not found')
    answer(response, 200, {
      sessionId: sessions.begin(START),
      resultId: randomUUID(),
      typebot: { id: botId, version: '6.1', theme: THEME, settings: SETTINGS },
      ...replyOf(script, START),
    })
  }

  /** Handles a request about a conversation, given where it stands. */
  const inSession =
    (handle: (response: ServerResponse, id: string, step: string, body: object) => void): Answer =>
    (response, id, body) => {
      const step = sessions.stepOf(id)
      if (step === undefined) refuse(response, 404, 'NOT_FOUND', 'Session not found.')
      else handle(response, id, step, body)
    }

  const goOn = inSession((response, id, step, body) => {
    const text = textIn(body)
    const next = text === undefined ? step : nextStep(script, step, text)
    sessions.move(id, next)
    answer(response, 200, replyOf(script, next))
  })

  // Nobody reads them here.
  const takeLogs = inSession((response) => {
    answer(response, 200, { message: 'Logs successfully saved.' })
  })

  const routes = new Map([
    [START_PATH, start],
    [CONTINUE_PATH, goOn],
    [LOGS_PATH, takeLogs],
  ])

  function find(path: string): ((response: ServerResponse, body: object) => void) | undefined {
    for (const [pattern, handle] of routes) {
      const id = pattern.exec(path)?.[1]
      if (id !== undefined) return (response, body) => handle(response, id, body)
    }
    return undefined
  }

  return async (request, response) => {
    const handle = find(pathOf(request))
    if (!handle) return false
    if (request.method === 'POST') {
      const body = await readObject(request, response)
      if (body) handle(response, body)
    } else if (request.method === 'OPTIONS') send(response, 204, '', CORS)
    else send(response, 405, 'Method Not Allowed', { ...CORS, Allow: 'POST, OPTIONS' })
    return true
  }
}
