import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FaultKind, FaultOrder } from './fault.ts'
import { readBody, send } from './http.ts'
import type { Entry, Log } from './log.ts'
import {
  decideSend,
  type Envelope,
  type MailSettings,
  VARIABLES_TOO_LARGE,
} from './mail-service.ts'
import type { RateLimit } from './rate-limit.ts'
import { renderMail, type RenderedMail } from './render-mail.ts'
import { fromAnywhere, type Service } from './service.ts'

const SEND_PATH = '/api/v1.0/email/send'

// Twice and more what the variables may have: only a body that no mail can have is not parsed.
const BODY_LIMIT_BYTES = 128 * 1024

const FAULT_TEXTS = {
  '400': 'Bad Request',
  '429': 'Too Many Requests',
  '500': 'Internal Server Error',
}

export type MailLog = Log<Envelope & RenderedMail>
export type Mail = Entry<Envelope & RenderedMail>

interface Parts {
  settings: MailSettings
  mails: MailLog
  fault: FaultOrder
  allows: RateLimit
}

function fail(kind: FaultKind, request: IncomingMessage, response: ServerResponse): void {
  if (kind === 'hang') return
  // Chromium sends a request again when a connection it has used before ends without a byte, so
  // that a plain cut would go unnoticed: one byte that begins no answer makes it final.
  if (kind === 'drop') request.socket.write('\0', () => request.socket.destroy())
  else send(response, Number(kind), FAULT_TEXTS[kind])
}

/** Answers as EmailJS does at its send address, and keeps each accepted mail. */
export function createSendEndpoint({ settings, mails, fault, allows }: Parts): Service {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, BODY_LIMIT_BYTES)
    if (body.kind === 'gone') return

    const { kind } = fault
    fault.kind = null
    if (kind) return fail(kind, request, response)

    if (!allows(request.socket.remoteAddress ?? '', Date.now()))
      return send(response, 429, 'Too Many Requests')
    if (body.kind === 'too-long') return send(response, 413, VARIABLES_TOO_LARGE)

    const decision = decideSend(body.text, settings)
    if (!decision.accepted) return send(response, decision.status, decision.text)

    const { envelope } = decision
    mails.add({ ...envelope, ...(await renderMail(envelope.template, envelope.params, settings)) })
    send(response, 200, 'OK')
  }

  const methods = fromAnywhere(answer)
  return (path) => (path === SEND_PATH ? methods : undefined)
}
