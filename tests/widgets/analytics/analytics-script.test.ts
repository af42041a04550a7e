import { afterEach, describe, expect, it, vi } from 'vitest'
import { site } from '@/config/build.ts'
import { loadUmami, scriptSource } from '@/widgets/analytics/analytics-script.ts'

const SRC = 'https://umami.example/script.js'

function scripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')]
}

/** What the browser does once the script has run, or could not. */
function finish(event: 'load' | 'error', umami?: unknown): void {
  Object.assign(window, { umami })
  scripts()[0]?.dispatchEvent(new Event(event))
}

afterEach(() => {
  for (const script of scripts()) script.remove()
  site.analytics.src = ''
  Reflect.deleteProperty(window, 'umami')
  Reflect.deleteProperty(window, 'redactAnalytics')
})

describe('the source of the script', () => {
  const servedBy = (name: string) => {
    const getEntriesByType = () => [{ serverTiming: [{ name }] }]
    vi.stubGlobal('performance', { getEntriesByType })
  }

  it('is the one of the settings, wherever the site is served', () => {
    site.analytics.src = SRC
    expect(scriptSource()).toBe(SRC)
    servedBy('local-analytics')
    expect(scriptSource()).toBe(SRC)
  })

  it('is the stand-in where the server has one, and else none', () => {
    servedBy('local-analytics')
    expect(scriptSource()).toBe('/__analytics/script.js')
    servedBy('cdn-cache')
    expect(scriptSource()).toBe('')
  })
})

describe('the script', () => {
  it('comes with the settings and with nothing counted by itself', async () => {
    const loaded = loadUmami(SRC)
    const [script, ...others] = scripts()
    expect(others).toEqual([])
    expect(script).toMatchObject({ src: SRC, defer: true, referrerPolicy: 'no-referrer' })
    expect(Object.fromEntries(Object.entries(script?.dataset ?? {}))).toEqual({
      websiteId: 'local',
      beforeSend: 'redactAnalytics',
      autoTrack: 'false',
      excludeSearch: 'true',
      excludeHash: 'true',
      doNotTrack: 'true',
      identityStitching: 'false',
    })
    const umami = { track: () => Promise.resolve() }
    finish('load', umami)
    expect(await loaded).toBe(umami)
  })

  it('finds its hook when it runs', () => {
    void loadUmami(SRC)
    const hook: unknown = Reflect.get(window, scripts()[0]?.dataset['beforeSend'] ?? '')
    if (typeof hook !== 'function') throw new Error('There is no hook')
    const payload = { url: `${window.location.origin}/download/SECRET?x=1`, referrer: '' }
    expect(hook('event', payload)).toEqual({ url: '/download/[token]', referrer: '' })
    expect(hook('identify', payload)).toBe(false)
  })

  it('of the stand-in sends to the page that has it', () => {
    void loadUmami('/__analytics/script.js')
    expect(scripts()[0]?.dataset['hostUrl']).toBe(window.location.origin)
  })

  it('that is blocked, or is another one, is a failure', async () => {
    const blocked = loadUmami(SRC)
    finish('error')
    await expect(blocked).rejects.toThrow(`${SRC} did not load`)
    scripts()[0]?.remove()

    const other = loadUmami(SRC)
    finish('load', { track: 'no function' })
    await expect(other).rejects.toThrow("is not Umami's script")
  })
})
