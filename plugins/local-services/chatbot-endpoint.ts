import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { nextStep, replyOf } from './chatbot-dialogue.ts'
import { type Company, createScript, START } from './chatbot-script.ts'
import { createSessions } from './chatbot-sessions.ts'
import { pathOf, readBody, send } from './http.ts'
import type { Service } from './service.ts'

const START_PATH = /^\/api\/v1\/typebots\/([^/]+)\/startChat$/
const CONTINUE_PATH = /^\/api\/v1\/sessions\/([^/]+)\/continueChat$/
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

/** Answers as Typebot's API does where a conversation starts and goes on. */
export function createChatbotEndpoint({ botId, ...company }: ChatbotSettings): Service {
  const script = createScript(company)
  const sessions = createSessions()

  function start(response: ServerResponse, id: string): void {
    if (id !== botId) return refuse(response, 404, 'NOT_FOUND', 'Typebot not found')
    answer(response, 200, {
      sessionId: sessions.begin(START),
      resultId: randomUUID(),
      typebot: { id: botId, version: '6.1', theme: THEME, settings: SETTINGS },
      ...replyOf(script, START),
    })
  }

  function goOn(response: ServerResponse, id: string, body: object): void {
    const step = sessions.stepOf(id)
    if (step === undefined) return refuse(response, 404, 'NOT_FOUND', 'Session not found.')
    const text = textIn(body)
    const next = text === undefined ? step : nextStep(script, step, text)
    sessions.move(id, next)
    answer(response, 200, replyOf(script, next))
  }

  return async (request, response) => {
    const path = pathOf(request)
    const bot = START_PATH.exec(path)?.[1]
    const session = CONTINUE_PATH.exec(path)?.[1]
    if (bot === undefined && session === undefined) return false

    if (request.method === 'POST') {
      const body = await readObject(request, response)
      if (body && bot !== undefined) start(response, bot)
      else if (body && session !== undefined) goOn(response, session, body)
    } else if (request.method === 'OPTIONS') send(response, 204, '', CORS)
    else send(response, 405, 'Method Not Allowed', { ...CORS, Allow: 'POST, OPTIONS' })
    return true
  }
}
