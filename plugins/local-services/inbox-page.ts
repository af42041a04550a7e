import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import Mustache from 'mustache'
import { transformWithOxc } from 'vite'
import { pathOf, send } from './http.ts'
import type { Mail, MailStore } from './mail-store.ts'
import type { Service } from './service.ts'

export const INBOX_PATH = '/__inbox'

const SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A mail is a stranger's text: it may look like anything, and do nothing, also when opened alone.
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http: 'self'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`

function fileOf(name: string): URL {
  return new URL(`inbox/${name}`, import.meta.url)
}

function source(name: string): Promise<string> {
  return readFile(fileOf(name), 'utf8')
}

function sendMail(response: ServerResponse, mail: Mail): void {
  const html = mail.html.replace(/<head[^>]*>/, '$&<base target="_blank" />')
  send(response, 200, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': MAIL_POLICY,
    'Referrer-Policy': 'no-referrer',
  })
}

async function sendModule(response: ServerResponse, file: string): Promise<void> {
  const { code } = await transformWithOxc(await source(file), file)
  send(response, 200, code, { 'Content-Type': 'text/javascript; charset=utf-8' })
}

/** The inbox's page, its style, its modules and the mails it shows in a frame. */
export function createInboxPage(store: MailStore, brandName: string): Service {
  async function sendPage(response: ServerResponse): Promise<void> {
    const html = Mustache.render(await source('inbox.html'), { brandName, sandbox: SANDBOX })
    send(response, 200, html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PAGE_POLICY,
    })
  }

  async function answer(response: ServerResponse, resource: string): Promise<void> {
    if (resource === '' || resource === '/') return sendPage(response)
    if (resource === '/inbox.css')
      return send(response, 200, await source('inbox.css'), { 'Content-Type': 'text/css' })

    const module = /^\/([a-z-]+\.ts)$/.exec(resource)?.[1]
    if (module && existsSync(fileOf(module))) return sendModule(response, module)

    const id = /^\/mail\/([\w-]+)$/.exec(resource)?.[1]
    const mail = id && store.find(id)
    if (mail) return sendMail(response, mail)

    send(response, 404, 'Not Found')
  }

  return async (request, response) => {
    const path = pathOf(request)
    if (path !== INBOX_PATH && !path.startsWith(`${INBOX_PATH}/`)) return false
    if (request.method === 'GET' || request.method === 'HEAD')
      await answer(response, path.slice(INBOX_PATH.length))
    else send(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    return true
  }
}
