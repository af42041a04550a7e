// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createAnalyticsPage } from '../../../plugins/local-services/analytics-page.ts'
import { createAnalyticsStore } from '../../../plugins/local-services/analytics-store.ts'
import { createInboxPage } from '../../../plugins/local-services/inbox-page.ts'
import { createMailStore } from '../../../plugins/local-services/mail-store.ts'
import { serve } from './serve.ts'

async function start(brandName = 'Austral') {
  const store = createAnalyticsStore()
  const origin = await serve([
    createInboxPage(createMailStore(), brandName),
    createAnalyticsPage(store, brandName),
  ])
  const get = async (path: string, method = 'GET') => {
    const response = await fetch(origin + path, { method })
    const { status, headers } = response
    return { status, headers, text: await response.text() }
  }
  return { store, get }
}

describe('the page of the visits', () => {
  it.each(['/__analytics', '/__analytics/', '/__analytics?x=1'])('is at %s', async (path) => {
    const { get } = await start()
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(page.text).toContain('<html lang="pt-BR">')
  })

  it('shows the brand as text', async () => {
    const { get } = await start('<b>Marca</b>')
    expect((await get('/__analytics')).text).not.toContain('<b>')
  })

  it('comes with its styles and with every module it imports, those of the inbox too', async () => {
    const { get } = await start()
    const { text } = await get('/__analytics')
    for (const [, href = ''] of text.matchAll(/rel="stylesheet" href="([^"]+)"/g))
      expect((await get(href)).headers.get('Content-Type')).toBe('text/css')

    const served = new Set<string>()
    async function follow(path: string): Promise<void> {
      served.add(path)
      const module = await get(path)
      expect([path, module.status]).toEqual([path, 200])
      expect(module.headers.get('Content-Type')).toContain('text/javascript')
      const imports = [...module.text.matchAll(/from "([^"]+)"/g)].map(
        ([, imported = '']) => new URL(imported, `http://localhost${path}`).pathname,
      )
      await Promise.all(imports.filter((imported) => !served.has(imported)).map(follow))
    }
    await follow('/__analytics/analytics.ts')
    expect([...served].toSorted()).toEqual([
      '/__analytics/analytics.ts',
      '/__analytics/hit-list.ts',
      '/__analytics/hit-view.ts',
      '/__inbox/element.ts',
      '/__inbox/message-list.ts',
    ])
  })

  it('has the script beside it, as a classic one', async () => {
    const { get } = await start()
    const { status, headers, text } = await get('/__analytics/script.js')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toContain('text/javascript')
    expect(text).not.toMatch(/^\s*(import|export)\b/m)
  })

  it('gives the hits in JSON and forgets them when told', async () => {
    const { get, store } = await start()
    const hit = store.add({ type: 'event', payload: { website: 'local' } }, '', new Date())
    expect(JSON.parse((await get('/__analytics/api/events')).text)).toEqual([hit])
    expect((await get('/__analytics/api/events', 'DELETE')).status).toBe(204)
    expect((await get('/__analytics/api/events')).text).toBe('[]')
  })

  it.each([
    '/__analytics/stand-in.ts',
    '/__analytics/analytics.html',
    '/__analytics/..%2fhttp.ts',
    '/__analytics/api/other',
  ])('has nothing at %s', async (path) => {
    const { get } = await start()
    expect((await get(path)).status).toBe(404)
  })

  it('is only read', async () => {
    const { get } = await start()
    expect((await get('/__analytics', 'POST')).headers.get('Allow')).toBe('GET, HEAD')
    expect((await get('/__analytics/script.js', 'DELETE')).status).toBe(405)
    expect((await get('/__analytics/api/events', 'PUT')).headers.get('Allow')).toContain('DELETE')
    expect((await get('/__analytics-other')).text).toBe('passed on')
  })
})
