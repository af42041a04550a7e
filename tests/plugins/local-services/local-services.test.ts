import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { localServices } from '../../../plugins/local-services/local-services.ts'
import { createSite } from '../temporary-site.ts'
import { CONTACT_PARAMS, sendBody, SETTINGS } from './mail-fixtures.ts'

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
      return printed()
    },
    post,
    send: () => post('/api/v1.0/email/send', sendBody()),
    mails: async () =>
      (await (await fetch(`${origin}/__inbox/mails`)).json()) as Record<string, unknown>[],
  }
}

async function seen(response: Response) {
  return [response.status, await response.text()]
}

it('The local services take a mail, show it, and leave other addresses to the site', async () => {
  const { origin, lines, post, mails } = await start()
  const params = { ...CONTACT_PARAMS, name: '<b>Título</b>', company: '' }
  const sent = await post('/api/v1.0/email/send', sendBody({ template_params: params }))
  expect(await seen(sent)).toEqual([200, 'OK'])
  const [mail] = await mails()
  expect(mail).toMatchObject({ to: SETTINGS.companyEmail, params })
  expect(mail?.['html']).toContain('&lt;b&gt;Título&lt;/b&gt;')

  const home = await fetch(origin)
  expect(home.headers.get('Server-Timing')).toBe('local-analytics')
  expect(await home.text()).toContain('<title>site</title>')
  expect(lines().join()).toContain(`${origin}/__inbox`)
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

it('The inbox orders a fault for the next send alone, and is emptied', async () => {
  const { origin, post, send, mails } = await start()
  const inbox = await (await fetch(`${origin}/__inbox`)).text()
  for (const name of ['fault', 'clear']) expect(inbox).toContain(`action="/__inbox/${name}"`)
  expect(inbox).toContain('name="kind" value="429"')
  await post('/__inbox/fault', 'kind=429')
  expect(await (await fetch(`${origin}/__inbox/fault`)).json()).toBe('429')
  expect([(await send()).status, (await send()).status]).toEqual([429, 200])
  expect(await mails()).toHaveLength(1)
  await post('/__inbox/clear', '')
  expect(await mails()).toEqual([])
})

it('A cut connection has had one byte, or Chromium would send again on its own', async () => {
  const { origin, post } = await start()
  await post('/__inbox/fault', 'kind=drop')
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n')
  expect(await text(socket)).toBe('\0')
})
