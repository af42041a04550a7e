// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger, createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { localServices } from '../../../plugins/local-services.ts'
import { createAnalyticsServices } from '../../../plugins/local-services/analytics-services.ts'
import { collectBody, PAYLOAD } from './analytics-fixtures.ts'
import { SETTINGS } from './mail-fixtures.ts'
import { serve } from './serve.ts'

it('tells every page of itself, and nothing else of what it passes on', async () => {
  const origin = await serve(createAnalyticsServices('Austral'))
  const response = await fetch(`${origin}/downloads`)
  expect(response.headers.get('Server-Timing')).toBe('local-analytics')
  expect(await response.text()).toBe('passed on')
})

it('shows in its list what its address was sent', async () => {
  const origin = await serve(createAnalyticsServices('Austral'))
  await fetch(`${origin}/api/send`, { method: 'POST', body: collectBody() })
  const events = await fetch(`${origin}/__analytics/api/events`)
  expect(await events.json()).toMatchObject([{ type: 'event', payload: PAYLOAD }])
})

it('is one of the local services, whose address the server prints', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'analytics-services-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>site</title>')
  const customLogger = createLogger('info')
  const info = vi.spyOn(customLogger, 'info').mockReturnValue()
  const server = await createServer({
    root,
    configFile: false,
    customLogger,
    plugins: [localServices(SETTINGS)],
    server: { port: 0, host: '127.0.0.1', ws: false },
  })
  await server.listen()
  onTestFinished(() => server.close())
  const address = server.resolvedUrls?.local[0]

  const page = await fetch(new URL('/', address))
  expect(page.headers.get('Server-Timing')).toBe('local-analytics')
  server.printUrls()
  expect(info.mock.calls.map(([line]) => line)).toContain(
    `  ➜  Visits:  ${new URL('/__analytics', address).href}`,
  )
})
