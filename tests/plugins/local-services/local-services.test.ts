import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { localServices } from '../../../plugins/local-services/local-services.ts'
import { createSite } from '../temporary-site.ts'
import { sendBody, SETTINGS } from './mail-fixtures.ts'

/** A development server with the services. */
async function start(rateLimitMs = 0) {
  const page = { 'index.html': '<!doctype html><title>site</title>' }
  const { config, printed } = createSite(page, [localServices(SETTINGS, rateLimitMs)])
  const server = await (await createServer(config)).listen()
  onTestFinished(() => server.close())
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  const post = (path: string, body: string) => fetch(origin + path, { method: 'POST', body })
  return {
    origin,
    lines: () => {
      server.printUrls()
      return printed('info')
    },
    post,
    send: () => post('/api/v1.0/email/send', sendBody()),
    mails: async () =>
      (await (await fetch(`${origin}/__inbox/mails`)).json()) as Record<string, unknown>[],
  }
}

// e2e/contact.spec.ts tests that a mail is taken and shown.
it('The local services say where the inbox is, from which the next send can be made to fail', async () => {
  const { origin, lines } = await start()
  expect(lines().join()).toContain(`${origin}/__inbox`)
  const inbox = await (await fetch(`${origin}/__inbox`)).text()
  for (const name of ['fault', 'clear']) expect(inbox).toContain(`action="/__inbox/${name}"`)
  expect(inbox).toContain('name="kind" value="429"')
})

it('The local services frame a mail that runs nothing', async () => {
  const { origin, send, mails } = await start()
  await send()
  const [mail] = await mails()
  const { headers } = await fetch(`${origin}/__inbox/mail/${String(mail?.['id'])}`)
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*; sandbox/)
  expect(headers.get('Content-Security-Policy')).not.toMatch(/script|same-origin/)
})

it('The local services take one send in the time that is set, and none that is malformed', async () => {
  const limited = await start(60_000)
  expect([(await limited.send()).status, (await limited.send()).status]).toEqual([200, 429])
  const { post, mails } = await start()
  for (const body of ['', '{', 'null', '[]'])
    expect((await post('/api/v1.0/email/send', body)).status).toBe(400)
  expect((await post('/__form', '{"message":"Oi"}')).status).toBe(422)
  expect(await mails()).toEqual([])
})

it('A cut connection has had one byte, or Chromium would send again on its own', async () => {
  const { origin, post } = await start()
  await post('/__inbox/fault', 'kind=drop')
  expect(await (await fetch(`${origin}/__inbox/fault`)).json()).toBe('drop')
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
  expect(await text(socket)).toBe('\0')
})
