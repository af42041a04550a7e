import { describe, expect, it } from 'vitest'
import type { FaultOrder } from '../../../plugins/local-services/fault.ts'
import { createInbox } from '../../../plugins/local-services/inbox.ts'
import { createLog } from '../../../plugins/local-services/log.ts'
import type { MailLog } from '../../../plugins/local-services/send-endpoint.ts'
import { CONTACT_PARAMS } from './mail-fixtures.ts'
import { serve } from './serve.ts'

const MARKUP = '<img src=x onerror=alert(1)>'
const MAIL = {
  template: 'contact',
  from: { name: 'Nome', address: 'contato@austral.example' },
  to: 'contato@austral.example',
  replyTo: 'visitante@empresa.example',
  params: CONTACT_PARAMS,
  subject: 'Assunto',
  html: '<html><head></head><p>texto</p></html>',
  links: [{ text: 'Baixar', href: 'https://a.example/b' }],
} as const

async function start(changes: object = {}) {
  const mails: MailLog = createLog(9)
  const fault: FaultOrder = { kind: null }
  const origin = await serve([createInbox({ mails, fault, home: '/', brandName: '<b>Marca</b>' })])
  mails.add({ ...MAIL, links: [...MAIL.links], ...changes })
  const call = async (path: string, method = 'GET', body?: string) => {
    const init = { method, ...(body !== undefined && { body }) }
    const { status, headers, ...response } = await fetch(`${origin}/__inbox${path}`, init).then(
      async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }),
    )
    return { status, header: (name: string) => headers.get(name) ?? '', text: response.text }
  }
  return { mails, fault, call, id: mails.list()[0]?.id ?? '' }
}

describe("the inbox's page", () => {
  it.each(['', '/', '/a-mail-that-is-gone', '?x=1'])('is at /__inbox%s', async (path) => {
    const { call } = await start()
    const page = await call(path)
    expect(page.status).toBe(200)
    expect(page.header('Content-Security-Policy')).toContain("script-src 'self'")
    expect(page.text).toContain('Escolha uma mensagem.')
    expect(page.text).not.toContain('<b>Marca')
  })

  it('says how to get the first mail', async () => {
    const { call, mails } = await start()
    mails.clear()
    expect((await call('')).text).toContain('Nenhuma mensagem ainda.')
  })

  it('comes with its style and its script', async () => {
    const { call } = await start()
    const { text } = await call('')
    expect(text).toContain('/__inbox/inbox.css')
    expect((await call('/inbox.css')).header('Content-Type')).toBe('text/css')
    const font = await call('/archivo.woff2')
    expect(font.header('Content-Type')).toBe('font/woff2')
    expect(font.text).toMatch(/^wOF2/)
    const script = await call('/inbox.ts')
    expect(script.header('Content-Type')).toContain('text/javascript')
    expect(script.text).not.toMatch(/: Promise|import /)
  })

  it('opens a mail with its facts and links, whatever it carries as text', async () => {
    const from = { name: MARKUP, address: MARKUP }
    const links = [{ text: MARKUP, href: 'https://a.example/b' }]
    const { call, id } = await start({ subject: MARKUP, from, html: MARKUP, links })
    const { text } = await call(`/${id}`)
    expect(text).not.toContain('<img src=x')
    expect(text).toContain('mail-templates/contact.html')
    expect(text).toContain('href="https:&#x2F;&#x2F;a.example&#x2F;b"')
    expect(text).toContain(`src="/__inbox/mail/${id}"`)
    expect(text).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
    )
    expect(text).toContain(`id="${id}" href="/__inbox/${id}" aria-current="true"`)
  })

  it('frames a mail that runs nothing and opens its links in a new tab', async () => {
    const { call, id } = await start()
    const mail = await call(`/mail/${id}`)
    const policy = mail.header('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
    expect(mail.text).toContain('<head><base target="_blank" />')
  })

  it('has nothing else, and is only read', async () => {
    const { call } = await start()
    for (const path of ['/inbox.html', '/..%2fhttp.ts', '/mail/none', '/api/other', 'es'])
      expect([path, (await call(path)).text]).toEqual([path, 'passed on'])
    expect((await call('', 'POST')).header('Allow')).toBe('GET, HEAD')
  })
})

describe("the inbox's interface", () => {
  it('lists whole mails, newest first, and clears them', async () => {
    const { call, mails, id } = await start()
    mails.add({ ...MAIL, links: [], subject: 'segunda' })
    expect(JSON.parse((await call('/api/messages')).text)).toMatchObject([
      { subject: 'segunda' },
      { id, subject: 'Assunto', html: MAIL.html, params: CONTACT_PARAMS },
    ])
    expect((await call('/api/messages', 'DELETE')).status).toBe(204)
    expect(mails.list()).toEqual([])
  })

  it('places, shows and cancels a fault', async () => {
    const { call, fault } = await start()
    const read = async () => JSON.parse((await call('/api/fault')).text) as unknown
    expect(await read()).toEqual({ kind: null })
    expect((await call('/api/fault', 'PUT', '{"kind":"hang"}')).status).toBe(200)
    expect(await read()).toEqual({ kind: 'hang' })
    const page = await call('')
    expect(page.text).toContain('Falha pendente: Sem resposta.')
    expect(page.text).toMatch(/value="hang" checked/)
    expect((await call('/api/fault', 'DELETE')).status).toBe(204)
    expect(fault.kind).toBeNull()
    expect((await call('')).text).toContain('Nenhuma falha pendente.')
  })

  it.each(['', '{', 'null', '"500"', '{}', '{"kind":500}', '{"kind":"404"}', ' '.repeat(2000)])(
    'refuses %j as a fault and says what it takes',
    async (body) => {
      const { call, fault } = await start()
      const { status, text } = await call('/api/fault', 'PUT', body)
      expect([status, JSON.parse(text)]).toEqual([
        400,
        { error: 'Expected a JSON body whose "kind" is one of 400, 429, 500, hang, drop' },
      ])
      expect(fault.kind).toBeNull()
    },
  )
})
