import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { Site } from '../site/site.ts'
import { acceptSend, mailOf, type ReceivedMail } from './mail-service.ts'
import { jsonFields, type Handlers } from './service.ts'

export const INBOX_PATH = '/__inbox'

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

// A mail is a stranger's HTML: it may have styles and open links.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

function page(html: string, headers?: Record<string, string>): Response {
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}

const backToInbox = () => new Response(null, { status: 303, headers: { Location: INBOX_PATH } })

function failAs(fault: string, { socket }: IncomingMessage): Response | Promise<Response> {
  if (fault !== 'hang' && fault !== 'drop')
    return new Response('Ordered in the inbox', { status: Number(fault) })
  // Chromium repeats a request if a reused connection ends without a byte. One wrong byte prevents that.
  if (fault === 'drop') socket.write('\0', () => socket.destroy())
  return new Promise(() => {})
}

export function createMail(site: Site, rateLimitMs: number): Handlers {
  let mails: (ReceivedMail & { id: string; received: string })[] = []
  /** How the next send fails: a status, `hang` or `drop`. */
  let fault = ''
  let lastSendMs = 0

  function receive(mail: ReceivedMail): void {
    mails.unshift({ ...mail, id: randomUUID(), received: DATE.format() })
  }

  async function inbox(): Promise<Response> {
    const file = await readFile(new URL('inbox.html', import.meta.url), 'utf8')
    return page(file.replaceAll('{{home}}', `${site.basePath}/`))
  }

  return {
    'POST /api/v1.0/email/send': async ({ request, body }) => {
      const ordered = fault
      fault = ''
      if (ordered) return failAs(ordered, request)
      if (Date.now() - lastSendMs < rateLimitMs)
        return new Response('Too Many Requests', { status: 429 })
      lastSendMs = Date.now()
      const mail = acceptSend(body, site)
      if (mail instanceof Response) return mail
      receive(mail)
      return new Response('OK')
    },

    // For VITE_CONTACT_FALLBACK_URL and VITE_NEWSLETTER_URL: JSON, as Formspree and Web3Forms take it.
    'POST /__form': async ({ body }) => {
      const params = jsonFields(body)
      if (!params['email']) return Response.json({ error: 'email is required' }, { status: 422 })
      const name = params['message'] ? 'contact' : 'newsletter'
      receive(mailOf({ name, language: site.defaultLanguage }, params, site))
      return Response.json({ ok: true })
    },

    [`GET ${INBOX_PATH}`]: inbox,
    [`GET ${INBOX_PATH}/mails`]: () => Response.json(mails),
    [`GET ${INBOX_PATH}/fault`]: () => Response.json(fault),
    [`GET ${INBOX_PATH}/:id`]: inbox,
    [`GET ${INBOX_PATH}/mail/:id`]: ({ id }) => {
      const html = mails.find((mail) => mail.id === id)?.html ?? ''
      return page(html.replace('<head>', '$&<base target="_blank" />'), {
        'Content-Security-Policy': MAIL_POLICY,
        'Referrer-Policy': 'no-referrer',
      })
    },
    [`POST ${INBOX_PATH}/fault`]: ({ body }) => {
      fault = new URLSearchParams(body).get('kind') ?? ''
      return backToInbox()
    },
    [`POST ${INBOX_PATH}/clear`]: () => {
      mails = []
      return backToInbox()
    },
  }
}
