import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '@/config/build.ts'
import type { Payload } from '@/widgets/analytics/analytics-privacy.ts'
import { createVisitCounter, loadUmami, type Umami } from '@/widgets/analytics/visit-counter.ts'

const SRC = 'https://umami.example/script.js'

const here = () => ({ pathname: window.location.pathname, title: document.title })

/** Lets everything that is only waiting for promises happen. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** A visit whose script comes when the test says so. */
function createVisit() {
  const sent: Payload[] = []
  const track = vi.fn<Umami['track']>((change) => {
    sent.push(change({ website: 'local', url: 'SECRET', referrer: 'SECRET' }))
    return Promise.resolve()
  })
  let resolve: (umami: Umami) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const counter = createVisitCounter(
    () =>
      new Promise((...settlers) => {
        ;[resolve, reject] = settlers
      }),
  )
  const goTo = async (path: string) => {
    window.history.replaceState(null, '', path)
    counter.countPage(here())
    await settle()
  }
  const arrive = async () => {
    resolve({ track })
    await settle()
  }
  return {
    counter,
    track,
    sent,
    goTo,
    arrive,
    fail: reject,
    urls: () => sent.map(({ url }) => url),
  }
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  document.title = 'Início'
})

describe('a visit', () => {
  it('keeps what happens before the script is there, in its order', async () => {
    const { counter, sent, goTo, arrive } = createVisit()
    await goTo('/')
    counter.countEvent(here(), 'theme-changed', { theme: 'dark' })
    document.title = 'Materiais'
    await goTo('/downloads')
    expect(sent).toEqual([])
    await arrive()
    const home = { website: 'local', url: '/', referrer: '', title: 'Início' }
    expect(sent).toEqual([
      home,
      { ...home, name: 'theme-changed', data: { theme: 'dark' } },
      { website: 'local', url: '/downloads', referrer: '/', title: 'Materiais' },
    ])
  })

  it('counts a page once, again when it is come back to, and no address that only redirects', async () => {
    const { goTo, arrive, urls } = createVisit()
    await arrive()
    for (const path of ['/download/', '/', '/', '/?x=1', '/#services', '/downloads', '/'])
      await goTo(path)
    expect(urls()).toEqual(['/', '/downloads', '/'])
  })

  it('counts a page that the browser kept and shows again', async () => {
    const { goTo, arrive, urls } = createVisit()
    await arrive()
    await goTo('/downloads')
    for (const persisted of [true, false, false])
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await settle()
    expect(urls()).toEqual(['/downloads', '/downloads'])
  })

  it('tells on its first page alone which campaign and which site led to it', async () => {
    const name = 'https://austral.example/?utm_source=carta&email=a@b.c'
    vi.stubGlobal('performance', { getEntriesByType: () => [{ name }] })
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/a?b=c')
    const { sent, goTo, arrive } = createVisit()
    for (const path of ['/', '/downloads', '/']) await goTo(path)
    await arrive()
    expect(sent.map(({ url, referrer }) => [url, referrer])).toEqual([
      ['/?utm_source=carta', 'https://news.example/'],
      ['/downloads', '/'],
      ['/', '/downloads'],
    ])
  })

  it('tells of a download link without its token', async () => {
    const { counter, sent, goTo, arrive } = createVisit()
    await arrive()
    await goTo('/download/SECRET')
    counter.countEvent(here(), 'guide-downloaded', { file: 'ia-guia.pdf' })
    await goTo('/')
    expect(sent).toMatchObject([
      { url: '/download/[token]' },
      { url: '/download/[token]', name: 'guide-downloaded' },
      { url: '/', referrer: '/download/[token]' },
    ])
  })

  it('is counted no more once the visitor refuses', async () => {
    const { goTo, arrive, urls } = createVisit()
    await arrive()
    await goTo('/')
    vi.stubGlobal('navigator', { doNotTrack: '1' })
    await goTo('/downloads')
    expect(urls()).toEqual(['/'])
  })

  it('goes on uncounted when the script is blocked or broken', async () => {
    const blocked = createVisit()
    await blocked.goTo('/')
    blocked.fail(new Error('blocked'))
    await blocked.goTo('/downloads')
    expect(blocked.sent).toEqual([])

    const broken = createVisit()
    broken.track.mockRejectedValue(new Error('broken'))
    await broken.arrive()
    for (const path of ['/', '/downloads']) await broken.goTo(path)
    expect(broken.track).toHaveBeenCalledTimes(1)
  })
})

describe('the script', () => {
  const scripts = () => [...document.head.querySelectorAll('script')]
  const servedBy = (...names: string[]) => {
    const serverTiming = names.map((name) => ({ name }))
    vi.stubGlobal('performance', { getEntriesByType: () => [{ serverTiming }] })
  }

  /** What the browser does once the script has run, or could not. */
  function finish(event: 'load' | 'error', umami?: unknown): void {
    Object.assign(window, { umami })
    scripts()[0]?.dispatchEvent(new Event(event))
  }

  afterEach(() => {
    for (const script of scripts()) script.remove()
    settings.analytics.src = ''
    Reflect.deleteProperty(window, 'umami')
    Reflect.deleteProperty(window, 'redactAnalytics')
  })

  it('is the one of the settings, counts nothing by itself, and finds the hook', async () => {
    servedBy('local-analytics')
    settings.analytics.src = SRC
    const loaded = loadUmami()
    const [script] = scripts()
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
    const hook: unknown = Reflect.get(window, 'redactAnalytics')
    if (typeof hook !== 'function') throw new Error('There is no hook')
    const payload = { url: `${window.location.origin}/download/SECRET?x=1`, referrer: '' }
    expect(hook('event', payload)).toEqual({ url: '/download/[token]', referrer: '' })

    const umami = { track: () => Promise.resolve() }
    finish('load', umami)
    expect(await loaded).toBe(umami)
  })

  it('is the stand-in where the server has one, and else none', async () => {
    servedBy('cache', 'local-analytics')
    void loadUmami()
    expect(scripts()[0]?.src).toBe(`${window.location.origin}/__analytics/script.js`)
    expect(scripts()[0]?.dataset['hostUrl']).toBe(window.location.origin)
    scripts()[0]?.remove()
    servedBy('cache')
    await expect(loadUmami()).rejects.toThrow('Nothing is counted')
    expect(scripts()).toEqual([])
  })

  it('is not even fetched for a visitor who refuses', async () => {
    settings.analytics.src = SRC
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    await expect(loadUmami()).rejects.toThrow('Nothing is counted')
    expect(scripts()).toEqual([])
  })

  it('that is blocked, or is another one, is a failure', async () => {
    settings.analytics.src = SRC
    const blocked = loadUmami()
    finish('error')
    await expect(blocked).rejects.toThrow(`${SRC} did not load`)
    scripts()[0]?.remove()
    const other = loadUmami()
    finish('load', { track: 'no function' })
    await expect(other).rejects.toThrow("is not Umami's script")
  })
})
