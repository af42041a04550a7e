import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Mustache from 'mustache'
import { FAULTS, type FaultOrder, isFaultKind } from './fault.ts'
import { parseObject, readBody, send, sendJson } from './http.ts'
import { script } from './script.ts'
import type { Mail, MailLog } from './send-endpoint.ts'
import type { Methods, Service } from './service.ts'

export const INBOX_PATH = '/__inbox'
const BODY_LIMIT_BYTES = 1024

/** A mail opens its links, in a new tab or, where its own HTML says so, in the place of the page. */
const SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A mail is a stranger's text: it may look like anything, and do nothing, also when opened alone.
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http: 'self'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'medium' })
const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

interface Parts {
  mails: MailLog
  fault: FaultOrder
  /** Address of the site's home page. */
  home: string
  brandName: string
}

function file(path: string, type: string): Methods {
  return {
    GET: async (_request, response) => {
      const bytes = await readFile(new URL(path, import.meta.url))
      send(response, 200, bytes, { 'Content-Type': type })
    },
  }
}

const files: Readonly<Record<string, Methods>> = {
  'archivo.woff2': file('../../src/fonts/archivo.woff2', 'font/woff2'),
  'inbox.css': file('inbox/inbox.css', 'text/css'),
  'inbox.ts': script('inbox/inbox.ts'),
}

function sendMail(response: ServerResponse, mail: Mail): void {
  const html = mail.html.replace(/<head[^>]*>/, '$&<base target="_blank" />')
  send(response, 200, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': MAIL_POLICY,
    'Referrer-Policy': 'no-referrer',
  })
}

/** What the page shows, with one mail opened or none. */
function viewOf({ mails, fault, home, brandName }: Parts, opened: Mail | undefined): object {
  const list = mails.list()
  const choices = [['', 'Entregar'], ...Object.entries(FAULTS)]
  return {
    home,
    brandName,
    sandbox: SANDBOX,
    count: list.length === 1 ? '1 mensagem.' : `${list.length} mensagens.`,
    isEmpty: list.length === 0,
    mails: list.map(({ id, receivedAt, from, subject }) => ({
      id,
      receivedAt,
      sender: from.name,
      subject,
      time: TIME.format(new Date(receivedAt)),
      isOpen: id === opened?.id,
    })),
    choices: choices.map(([kind, words]) => ({
      kind,
      words,
      checked: kind === (fault.kind ?? '') ? 'checked' : '',
    })),
    pending: fault.kind ? `Falha pendente: ${FAULTS[fault.kind]}.` : 'Nenhuma falha pendente.',
    opened: opened && {
      ...opened,
      date: DATE.format(new Date(opened.receivedAt)),
      parameters: JSON.stringify(opened.params, null, 2),
    },
  }
}

/** The inbox's page, the mails it shows in a frame, and the same in JSON for end-to-end tests. */
export function createInbox(parts: Parts): Service {
  const { mails, fault } = parts

  const pageWith = (opened: Mail | undefined): Methods => ({
    GET: async (_request, response) => {
      const source = await readFile(new URL('inbox/inbox.html', import.meta.url), 'utf8')
      const html = Mustache.render(source, viewOf(parts, opened))
      send(response, 200, html, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': PAGE_POLICY,
      })
    },
  })

  const messages: Methods = {
    GET: (_request, response) => sendJson(response, 200, mails.list()),
    DELETE: (_request, response) => {
      mails.clear()
      send(response, 204, '')
    },
  }

  async function orderFault(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, BODY_LIMIT_BYTES)
    if (body.kind === 'gone') return
    const kind = body.kind === 'text' && parseObject(body.text)?.['kind']
    if (!isFaultKind(kind)) {
      const error = `Expected a JSON body whose "kind" is one of ${Object.keys(FAULTS).join(', ')}`
      return sendJson(response, 400, { error })
    }
    fault.kind = kind
    sendJson(response, 200, fault)
  }

  const faults: Methods = {
    GET: (_request, response) => sendJson(response, 200, fault),
    PUT: orderFault,
    DELETE: (_request, response) => {
      fault.kind = null
      send(response, 204, '')
    },
  }

  return (path) => {
    if (path !== INBOX_PATH && !path.startsWith(`${INBOX_PATH}/`)) return undefined
    const resource = path.slice(INBOX_PATH.length + 1)
    if (resource === 'api/messages') return messages
    if (resource === 'api/fault') return faults
    const mail = mails.list().find(({ id }) => resource === id || resource === `mail/${id}`)
    if (mail && resource !== mail.id)
      return { GET: (_request, response) => sendMail(response, mail) }
    // An address whose mail was deleted shows what else there is.
    return /^[\w-]*$/.test(resource) ? pageWith(mail) : files[resource]
  }
}
