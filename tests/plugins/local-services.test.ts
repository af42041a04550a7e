// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, createLogger, createServer, type InlineConfig, preview } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { localServices } from '../../plugins/local-services.ts'
import { sendBody, SETTINGS } from './local-services/mail-fixtures.ts'

function createSite(rateLimitMs?: number): { config: InlineConfig; printed: () => string[] } {
  const root = mkdtempSync(path.join(tmpdir(), 'local-services-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>site</title>')

  const logger = createLogger('info')
  const info = vi.spyOn(logger, 'info').mockReturnValue()
  return {
    printed: () => info.mock.calls.map(([line]) => line),
    config: {
      root,
      configFile: false,
      customLogger: logger,
      plugins: [localServices({ ...SETTINGS, ...(rateLimitMs !== undefined && { rateLimitMs }) })],
      server: { port: 0, host: '127.0.0.1', ws: false },
      preview: { port: 0, host: '127.0.0.1' },
    },
  }
}

function send(address: string | undefined): Promise<Response> {
  return fetch(new URL('/api/v1.0/email/send', address), { method: 'POST', body: sendBody() })
}

async function expectMailService(address: string | undefined): Promise<void> {
  const sent = await send(address)
  expect([sent.status, await sent.text()]).toEqual([200, 'OK'])
  const messages = await fetch(new URL('/__inbox/api/messages', address))
  expect(await messages.json()).toMatchObject([{ to: SETTINGS.companyEmail }])
  expect(await (await fetch(new URL('/', address))).text()).toContain('<title>site</title>')
}

describe('the local services', () => {
  it('answer on the development server, which prints the address of the inbox', async () => {
    const { config, printed } = createSite()
    const server = await (await createServer(config)).listen()
    onTestFinished(() => server.close())
    await expectMailService(server.resolvedUrls?.local[0])
    server.printUrls()
    expect(printed().at(-1)).toMatch(/^ {2}➜ {2}Inbox: {3}http:\/\/127\.0\.0\.1:\d+\/__inbox$/)
  })

  it('answer on the preview server and leave no trace in what was built', async () => {
    const { config, printed } = createSite()
    await build({ ...config, logLevel: 'silent' })
    expect(readdirSync(path.join(String(config.root), 'dist'))).toEqual(['index.html'])
    const server = await preview(config)
    onTestFinished(() => server.close())
    await expectMailService(server.resolvedUrls?.local[0])
    server.printUrls()
    expect(printed().at(-1)).toMatch(/Inbox: {3}http:/)
  })

  it('take one send in a second unless told otherwise', async () => {
    const [limited, unlimited] = await Promise.all(
      [createSite(), createSite(0)].map(async ({ config }) => {
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
    const { config } = createSite()
    const server = await (await createServer(config)).listen()
    const address = server.resolvedUrls?.local[0]
    await fetch(new URL('/__inbox/api/fault', address), { method: 'PUT', body: '{"kind":"hang"}' })
    const answer = send(address).catch((error: unknown) => error)
    const pending = async () => (await fetch(new URL('/__inbox/api/fault', address))).text()
    await vi.waitFor(async () => expect(await pending()).toBe('{"kind":null}'))
    await server.close()
    expect(await answer).toBeInstanceOf(TypeError)
  })
})
