import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FaultKind, FaultOrder } from './fault.ts'
import { pathOf, readBody, send } from './http.ts'
import { decideSend, type MailSettings, VARIABLES_TOO_LARGE } from './mail-service.ts'
import type { MailStore } from './mail-store.ts'
import type { RateLimit } from './rate-limit.ts'
import { renderMail } from './render-mail.ts'
import type { Service } from './service.ts'

const SEND_PATH = '/api/v1.0/email/send'

// Twice and more what the variables may have: only a body that no mail can have is not parsed.
const BODY_LIMIT_BYTES = 128 * 1024

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
}

const FAULT_TEXTS = {
  '400': 'Bad Request',
  '429': 'Too Many Requests',
  '500': 'Internal Server Error',
}

interface Parts {
  settings: MailSettings
  store: MailStore
  faults: FaultOrder
  allows: RateLimit
}

function fail(kind: FaultKind, request: IncomingMessage, response: ServerResponse): void {
  if (kind === 'hang') return
  // Chromium sends a request again when a connection it has used before ends without a byte, so
  // that a plain cut would go unnoticed: one byte that begins no answer makes it final.
  if (kind === 'drop') request.socket.write('\0', () => request.socket.destroy())
  else send(response, Number(kind), FAULT_TEXTS[kind], CORS)
}

/** Answers as EmailJS does at its send address, and puts each accepted mail in the store. */
export function createSendEndpoint({ settings, store, faults, allows }: Parts): Service {
  async function answerSend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, BODY_LIMIT_BYTES)
    if (body.kind === 'gone') return

    const fault = faults.take()
    if (fault) return fail(fault, request, response)

    const now = new Date()
    if (!allows(request.socket.remoteAddress ?? '', now.getTime()))
      return send(response, 429, 'Too Many Requests', CORS)
    if (body.kind === 'too-long') return send(response, 413, VARIABLES_TOO_LARGE, CORS)

    const decision = decideSend(body.text, settings)
    if (!decision.accepted) return send(response, decision.status, decision.text, CORS)

    const { envelope } = decision
    store.add({ ...envelope, ...(await renderMail(envelope.template, envelope.params)) }, now)
    send(response, 200, 'OK', CORS)
  }

  return async (request, response) => {
    if (pathOf(request) !== SEND_PATH) return false
    if (request.method === 'POST') await answerSend(request, response)
    else if (request.method === 'OPTIONS') send(response, 204, '', CORS)
    else send(response, 405, 'Method Not Allowed', { ...CORS, Allow: 'POST, OPTIONS' })
    return true
  }
}
