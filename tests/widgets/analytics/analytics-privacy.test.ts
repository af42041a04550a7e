import { array, assert, base64String, constantFrom, emailAddress, oneof } from 'fast-check'
import { property, string, tuple, webUrl } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  campaignOf,
  DOWNLOAD_PAGE,
  redactPayload,
  redactUrl,
  refusesTracking,
} from '@/widgets/analytics/analytics-privacy.ts'

// Plain conditions: an assertion in each run would take longer than what it asserts.
const RUNS = { numRuns: 2000 }
const ORIGIN = 'https://austral.example'
const ROUTES = new Set(['/', '/downloads', '/download', DOWNLOAD_PAGE, '/404'])

const anyText = oneof(string(), string({ unit: 'binary' }), string({ unit: 'grapheme' }))
const token = base64String({ minLength: 24 })

describe('a redacted address', () => {
  it.each([
    ['/', '/'],
    ['', ''],
    [ORIGIN, '/'],
    [`${ORIGIN}/?email=a@b.c&x=1`, '/'],
    [`${ORIGIN}/#services`, '/'],
    ['?email=a@b.c', '/'],
    ['#services', '/'],
    ['/downloads', '/downloads'],
    [`${ORIGIN}/downloads/?x=1#y`, '/downloads'],
    ['/Downloads', '/404'],
    ['/download', '/download'],
    ['/download/', '/download'],
    ['/carta/maria@empresa.example', '/404'],
    ['https://www.google.com/search?q=austral#x', 'https://www.google.com/'],
    ['https://user:secret@news.example:8443/path', 'https://news.example:8443/'],
    ['http://austral.example/download/SECRET', 'http://austral.example/'],
    ['https://www.austral.example/download/SECRET', 'https://www.austral.example/'],
    ['android-app://com.example/SECRET', ''],
    ['data:text/html,SECRET', ''],
    [`blob:${ORIGIN}/SECRET`, ''],
    ['https://', ''],
    ['download:SECRET', ''],
  ])('%j is told as %j', (address, told) => {
    expect(redactUrl(address, ORIGIN)).toBe(told)
  })

  it('of this site is one of its pages, whatever stands in it', () => {
    assert(
      property(anyText, (rest) => {
        const addresses = [
          `/${rest}`,
          `${ORIGIN}/${rest}`,
          `${ORIGIN}?${rest}`,
          `${ORIGIN}#${rest}`,
        ]
        return addresses.every((address) => ROUTES.has(redactUrl(address, ORIGIN)))
      }),
      RUNS,
    )
  })

  it('of another site is its host alone', () => {
    const address = webUrl({ withQueryParameters: true, withFragments: true })
    assert(
      property(address, (url) => redactUrl(url, ORIGIN) === `${new URL(url).origin}/`),
      RUNS,
    )
  })

  it('never holds a token, in whatever form the link is written', () => {
    const base = constantFrom('', ORIGIN, `${ORIGIN}:443`, ORIGIN.toUpperCase())
    const start = constantFrom('/', '//', '///', '/./', '/x/../', '/%2e/', '\\', '/\\')
    const word = constantFrom('download', 'Download', 'DOWNLOAD', '%64ownload', 'd%6Fwn%6coad')
    const slash = constantFrom('/', '//', '%2F', '%2f', '\\', '/%2F/', '%5C')
    const end = constantFrom('', '/', '//', '/extra', '?x=1', '#x', '%20', '=', '%3D%3D', '/?a=/b')
    const written = oneof(token, token.map(encodeURIComponent))
    assert(
      property(
        tuple(base, start, word, slash, written, end),
        (parts) => redactUrl(parts.join(''), ORIGIN) === DOWNLOAD_PAGE,
      ),
      RUNS,
    )
  })
})

describe('what a payload tells', () => {
  const payload = {
    website: 'local',
    hostname: 'austral.example',
    language: 'pt-BR',
    screen: '1280x720',
    title: 'Título',
    url: `${ORIGIN}/?email=a@b.c`,
    referrer: `${ORIGIN}/download/SECRET`,
  }

  it('is redacted in both addresses, keeps a page’s campaign, and is otherwise as it was', () => {
    const event = { ...payload, name: 'theme-changed', data: { theme: 'dark' } }
    const page = `${ORIGIN}/downloads?utm_source=carta&email=a@b.c#x`
    expect(redactPayload('event', { ...event, url: page, referrer: page }, ORIGIN)).toEqual({
      ...event,
      url: '/downloads?utm_source=carta',
      referrer: '/downloads',
    })
  })

  it('has no field that is not known, such as the identifier of a visitor', () => {
    const told = redactPayload('event', { ...payload, vid: 'x', id: 'x', href: 'SECRET' }, ORIGIN)
    expect(Object.keys(told).toSorted()).toEqual(Object.keys(payload).toSorted())
  })

  it.each([
    ['identify', payload],
    ['performance', payload],
    ['event', { ...payload, url: undefined }],
    ['event', { ...payload, url: '' }],
    ['event', { ...payload, url: 'https://other.example/' }],
    ['event', { ...payload, url: 'file:///SECRET' }],
    ['event', { ...payload, referrer: undefined }],
    ['event', { ...payload, referrer: { href: 'SECRET' } }],
  ])('is nothing in doubt (%s, %j)', (type, doubtful) => {
    expect(redactPayload(type, doubtful, ORIGIN)).toBe(false)
  })

  it('never holds a token or a query', () => {
    assert(
      property(token, anyText, (secret, query) => {
        const url = `${ORIGIN}/download/${secret}?utm_source=carta&${query}`
        const told = redactPayload('event', { ...payload, url, referrer: url }, ORIGIN)
        return told !== false && told['url'] === DOWNLOAD_PAGE && told['referrer'] === DOWNLOAD_PAGE
      }),
      RUNS,
    )
  })
})

describe('a campaign', () => {
  it.each([
    ['', ''],
    ['?x=1&gclid=abc&email=a@b.c', ''],
    ['?utm_content=b&utm_source=a&utm_source=c', '?utm_source=a&utm_content=b'],
    ['?UTM_SOURCE=a&utm_id=b&utm_source[]=c', ''],
    ['?utm_campaign=promo%C3%A7%C3%A3o+20.11.2026', '?utm_campaign=promo%C3%A7%C3%A3o+20.11.2026'],
    ['?utm_term=ia_no-varejo&utm_medium=', '?utm_term=ia_no-varejo'],
    ['?utm_source=https://exemplo.com/ana', ''],
    ['?utm_source=%E0%A4%A', ''],
    [`?utm_source=${'ana '.repeat(20)}`, `?utm_source=${'ana+'.repeat(14)}ana`],
    [`?utm_source=${'ana '.repeat(20)}@exemplo.com`, ''],
  ])('in %j is told as %j', (query, told) => {
    expect(campaignOf(query)).toBe(told)
  })

  it('tells no address, no number of a person and no token, and nothing long', () => {
    const secret = oneof(
      emailAddress(),
      emailAddress().map(encodeURIComponent),
      base64String({ minLength: 28 }),
      constantFrom('+55 48 91234-5678', '48912345678', '123.456.789-09'),
    )
    const keys = constantFrom('utm_source', 'utm_campaign', 'utm_content')
    assert(
      property(
        keys,
        secret,
        (key, value) => !campaignOf(`?${new URLSearchParams({ [key]: value })}`),
      ),
    )
    assert(
      property(array(tuple(keys, anyText)), (given) => {
        const told = new URLSearchParams(campaignOf(`?${new URLSearchParams(given)}`))
        return [...told.values()].every((value) => /^[\p{L}\p{M}\d ._-]{1,60}$/u.test(value))
      }),
      RUNS,
    )
  })
})

describe('a visitor', () => {
  it.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: null, globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: 'unspecified' }, false],
  ])('with %j refuses: %s', (navigator, refuses) => {
    vi.stubGlobal('navigator', navigator)
    expect(refusesTracking()).toBe(refuses)
  })
})
