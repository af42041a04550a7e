import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, createServer, preview } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { localServices } from '../../plugins/local-services.ts'
import { sendBody, SETTINGS } from './local-services/mail-fixtures.ts'
import { createSite } from './temporary-site.ts'

const PAGE = { 'index.html': '<!doctype html><title>site</title>' }

function createLocalSite(rateLimitMs?: number) {
  const settings = {
    ...SETTINGS,
    companyPhone: '+5548900000000',
    botId: 'bot',
    ...(rateLimitMs !== undefined && { rateLimitMs }),
  }
  return createSite(PAGE, [localServices(settings)])
}

function send(address: string | undefined): Promise<Response> {
  return fetch(new URL('/api/v1.0/email/send', address), { method: 'POST', body: sendBody() })
}

async function expectMailService(address: string | undefined): Promise<void> {
  const sent = await send(address)
  expect([sent.status, await sent.text()]).toEqual([200, 'OK'])
  const messages = await fetch(new URL('/__inbox/api/messages', address))
  expect(await messages.json()).toMatchObject([{ to: SETTINGS.companyEmail }])
  const page = await fetch(new URL('/', address))
  expect(page.headers.get('Server-Timing')).toBe('local-analytics')
  expect(await page.text()).toContain('<title>site</title>')
}

describe('the local services', () => {
  it('answer on the development server, which prints where to look', async () => {
    const { config, printed } = createLocalSite()
    const server = await (await createServer(config)).listen()
    onTestFinished(() => server.close())
    await expectMailService(server.resolvedUrls?.local[0])
    server.printUrls()
    expect(printed().slice(-2)).toEqual([
      `  ➜  Visits:  ${new URL('/__analytics', server.resolvedUrls?.local[0]).href}`,
      `  ➜  Inbox:   ${new URL('/__inbox', server.resolvedUrls?.local[0]).href}`,
    ])
  })

  it('answer on the preview server and leave no trace in what was built', async () => {
    const { config, printed } = createLocalSite()
    await build(config)
    expect(readdirSync(path.join(String(config.root), 'dist'))).toEqual(['index.html'])
    const server = await preview(config)
    onTestFinished(() => server.close())
    await expectMailService(server.resolvedUrls?.local[0])
    server.printUrls()
    expect(printed().at(-1)).toMatch(/Inbox: {3}http:/)
  })

  it('chat as the company they are given, whatever a file of settings says', async () => {
    const { config, root } = createLocalSite()
    writeFileSync(path.join(root, '.env'), 'VITE_BRAND_NAME=Outra')
    const server = await (await createServer(config)).listen()
    onTestFinished(() => server.close())
    const start = new URL('/api/v1/typebots/bot/startChat', server.resolvedUrls?.local[0])
    const answer = await (await fetch(start, { method: 'POST', body: '{}' })).text()
    expect(answer).toContain(SETTINGS.brandName)
    expect(answer).not.toContain('Outra')
  })

  it('take one send in a second unless configured otherwise', async () => {
    const [limited, unlimited] = await Promise.all(
      [createLocalSite(), createLocalSite(0)].map(async ({ config }) => {
        const server = await (await createServer(config)).listen()
        onTestFinished(() => server.close())
        const address = server.resolvedUrls?.local[0]
        return [(await send(address)).status, (await send(address)).status]
      }),
    )
    expect(limited).toEqual([200, 429])
    expect(unlimited).toEqual([200, 200])
  })

  it('let the server stop while a request hangs', async () => {
    const { config } = createLocalSite()
    const server = await (await createServer(config)).listen()
    const address = server.resolvedUrls?.local[0]
    await fetch(new URL('/__inbox/api/fault', address), { method: 'PUT', body: '{"kind":"hang"}' })
    const answer = send(address).catch((error: unknown) => error)
    const pending = async () => (await fetch(new URL('/__inbox/api/fault', address))).json()
    await vi.waitFor(async () => expect(await pending()).toEqual({ kind: null }))
    await server.close()
    expect(await answer).toBeInstanceOf(TypeError)
  })
})
