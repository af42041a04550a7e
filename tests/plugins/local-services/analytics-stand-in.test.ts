// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Umami } from '@/widgets/analytics/visit-counter.ts'

const SETTINGS = { 'data-website-id': 'local', 'data-auto-track': 'false' }

interface Sent {
  headers: Record<string, string>
  body: string
}

const fetch = vi.fn<(url: string, init: Sent) => Promise<Response>>()

/** Runs the script as a tag with these attributes does. */
async function runScript(attributes: Record<string, string> = {}): Promise<Umami> {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries({ ...SETTINGS, ...attributes }))
    script.setAttribute(name, value)
  script.src = 'https://umami.example/stats/script.js'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.resetModules()
  await import('../../../plugins/local-services/analytics-stand-in.ts')
  return Reflect.get(window, 'umami') as Umami
}

function requests() {
  return fetch.mock.calls.map(([url, init]) => ({
    url,
    headers: init.headers,
    body: JSON.parse(init.body) as { type: string; payload: Record<string, unknown> },
  }))
}

const asItIs = (payload: object) => ({ ...payload })

beforeEach(() => {
  fetch.mockReset()
  fetch.mockImplementation(async () => Response.json({ cache: 'c1', sessionId: '', visitId: '' }))
  vi.stubGlobal('fetch', fetch)
  window.history.replaceState(null, '', '/downloads?x=1#y')
  document.title = 'Título'
})

afterEach(() => {
  Reflect.deleteProperty(window, 'umami')
  Reflect.deleteProperty(window, 'hook')
})

describe('the stand-in', () => {
  it('sends what Umami sends, to the address beside its own', async () => {
    const umami = await runScript()
    await umami.track(asItIs)
    expect(requests()).toMatchObject([
      {
        url: 'https://umami.example/stats/api/send',
        body: {
          type: 'event',
          payload: {
            website: 'local',
            hostname: window.location.hostname,
            language: navigator.language,
            screen: '0x0',
            title: 'Título',
            url: `${window.location.origin}/downloads?x=1#y`,
            referrer: '',
          },
        },
      },
    ])
  })

  it('sends to the host that it is given, and hands back the cache that it got', async () => {
    const umami = await runScript({ 'data-host-url': 'https://collect.example' })
    await umami.track(asItIs)
    await umami.track(asItIs)
    expect(requests().map(({ url }) => url)).toEqual([
      'https://collect.example/api/send',
      'https://collect.example/api/send',
    ])
    expect(requests()[0]?.headers).not.toHaveProperty('x-umami-cache')
    expect(requests()[1]?.headers).toHaveProperty('x-umami-cache', 'c1')
  })

  it('leaves out query and hash when configured to', async () => {
    const exclude = { 'data-exclude-search': 'true', 'data-exclude-hash': 'true' }
    const umami = await runScript(exclude)
    await umami.track(asItIs)
    expect(requests()[0]?.body.payload['url']).toBe(`${window.location.origin}/downloads`)
  })

  it('asks the hook before it sends, and takes its answer', async () => {
    const hook = vi.fn<(type: string, payload: object) => object>(() => ({ url: '/redacted' }))
    Object.assign(window, { hook })
    const umami = await runScript({ 'data-before-send': 'hook' })
    await umami.track((defaults) => ({ ...defaults, name: 'chat-opened' }))
    expect(hook).toHaveBeenCalledWith('event', expect.objectContaining({ name: 'chat-opened' }))
    expect(requests()[0]?.body).toEqual({ type: 'event', payload: { url: '/redacted' } })
  })

  it('sends nothing when the hook says no', async () => {
    Object.assign(window, { hook: () => false })
    const umami = await runScript({ 'data-before-send': 'hook' })
    await umami.track(asItIs)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('sends nothing for a visitor with Do Not Track, or without a site', async () => {
    vi.stubGlobal('navigator', { language: 'pt-BR', doNotTrack: '1' })
    await (await runScript({ 'data-do-not-track': 'true' })).track(asItIs)
    expect(fetch).not.toHaveBeenCalled()
    await (await runScript({ 'data-website-id': '' })).track(asItIs)
    expect(fetch).not.toHaveBeenCalled()
    await (await runScript()).track(asItIs)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('counts the page by itself unless configured not to', async () => {
    await runScript()
    expect(fetch).not.toHaveBeenCalled()
    await runScript({ 'data-auto-track': 'true' })
    await vi.waitFor(() => expect(requests()).toHaveLength(1))
    expect(requests()[0]?.body.payload).not.toHaveProperty('name')
  })

  it('is silent when the collector cannot be reached', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'))
    const umami = await runScript()
    await expect(umami.track(asItIs)).resolves.toBeUndefined()
  })
})
