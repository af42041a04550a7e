import { assert, base64String, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadUmami, redactAddress, type Payload } from '@/vendors/analytics/umami.ts'
import { analytics } from 'virtual:site'

const SRC = 'https://umami.example/script.js'
const RUNS = { numRuns: 2000 }
const { origin } = window.location

it.each([
  ['', ''],
  [origin, '/'],
  [`${origin}/?email=a@b.c#services`, '/'],
  [`${origin}/downloads/?x=1#y`, '/downloads'],
  [`${origin}/download/SECRET`, '/download/[token]'],
  [`${origin}/carta/maria@empresa.example`, '/404'],
  ['https://www.google.com/search?q=austral#x', 'https://www.google.com'],
  ['https://user:secret@news.example:8443/path', 'https://news.example:8443'],
  ['android-app://com.example/SECRET', ''],
])('The address %j is counted as %j', (address, told) => {
  expect(redactAddress(address)).toBe(told)
})

it('A counted address never holds a token or a query, in whatever form the link is written', () => {
  const told = new Set<string>(['/404', '/download/[token]'])
  const word = constantFrom('download', 'Download', '%64ownload', 'd%6Fwn%6coad')
  const slash = constantFrom('/', '//', '/./', '/x/../', '%2F', '\\')
  const token = base64String({ minLength: 24 })
  const written = oneof(token, token.map(encodeURIComponent))
  const query = string().map((text) => `?${text}`)
  assert(
    property(tuple(slash, word, slash, written, query), (parts) =>
      told.has(redactAddress(`${origin}/${parts.join('')}`)),
    ),
    RUNS,
  )
})

describe('the analytics script', () => {
  const script = () => document.head.querySelector('script')
  const servedBy = (...names: string[]) => {
    const serverTiming = names.map((name) => ({ name }))
    vi.stubGlobal('performance', { getEntriesByType: () => [{ serverTiming }] })
  }

  afterEach(() => {
    document.head.replaceChildren()
    analytics.src = ''
    Reflect.deleteProperty(window, 'umami')
    Reflect.deleteProperty(window, 'redactVisit')
  })

  it('is the one of the settings, counts nothing by itself, and finds the hook', async () => {
    servedBy('local-analytics')
    analytics.src = SRC
    const loaded = loadUmami()
    expect(script()).toMatchObject({ src: SRC, referrerPolicy: 'no-referrer' })
    expect(Object.fromEntries(Object.entries(script()?.dataset ?? {}))).toEqual({
      websiteId: 'local',
      beforeSend: 'redactVisit',
      autoTrack: 'false',
      identityStitching: 'false',
    })
    const redact = Reflect.get(window, 'redactVisit') as (type: string, payload: Payload) => Payload
    const secret = `${origin}/download/SECRET?x=1`
    expect(redact('event', { title: 'Título', url: secret, referrer: secret })).toEqual({
      title: 'Título',
      url: '/download/[token]',
      referrer: '/download/[token]',
    })
    const umami = { track: () => Promise.resolve() }
    Object.assign(window, { umami })
    script()?.dispatchEvent(new Event('load'))
    expect(await loaded).toBe(umami)
  })

  it('is the stand-in where the server has one, or else none', async () => {
    servedBy('cache', 'local-analytics')
    void loadUmami()
    expect(script()?.src).toBe(`${origin}/__analytics/script.js`)
    expect(script()?.dataset['hostUrl']).toBe(origin)
    script()?.remove()
    servedBy('cache')
    await expect(loadUmami()).rejects.toThrow('Nothing is counted')
    expect(script()).toBeNull()
  })

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'is not even fetched for a visitor who refuses: %j',
    async (navigator) => {
      analytics.src = SRC
      vi.stubGlobal('navigator', navigator)
      await expect(loadUmami()).rejects.toThrow('Nothing is counted')
      expect(script()).toBeNull()
    },
  )
})
