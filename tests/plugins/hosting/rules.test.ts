import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../plugins/hosting/content-security-policy.ts'
import { matchesPath } from '../../../plugins/hosting/path-pattern.ts'
import {
  headerRules,
  headersFor,
  NOT_FOUND_FILE,
  sitePages,
  pageFile,
} from '../../../plugins/hosting/rules.ts'
import { LANGUAGES } from '@/config/languages.ts'
import { ROUTES } from '../../../src/config/routes.ts'
import { observatoryScore } from './observatory.ts'
import { missingFrom } from './requirements.ts'
import { ADDRESSES, HOSTED, LOCAL } from './settings.ts'

const INLINE = { scripts: [`sha256-${'a'.repeat(43)}=`], styles: [] }
const TOKEN = '/download/eyJpZCI6IjEifQ'

const SITES = [
  ['hosted services', headerRules(contentSecurityPolicy(HOSTED, INLINE))],
  ['no services', headerRules(contentSecurityPolicy(LOCAL, INLINE))],
] as const

describe.each(SITES)('with %s', (_name, rules) => {
  it.each(['/', '/downloads', '/download', TOKEN])('%s lacks nothing', (address) => {
    const headers = headersFor(rules, address)
    expect(missingFrom(headers)).toEqual([])
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(130)
  })

  it('an unknown page lacks nothing but the caching, which each host sets in its own way', () => {
    for (const address of ['/nada', '/nada/mais', '/404.html'])
      expect(missingFrom(headersFor(rules, address))).toEqual(['revalidation'])
  })

  it('every header of a page is missed when it is not there', () => {
    const headers = headersFor(rules, '/')
    expect(Object.keys(headers)).toHaveLength(8)
    const missed = Object.keys(headers).filter((name) => {
      const { [name]: _removed, ...others } = headers
      return missingFrom(others).length > 0
    })
    expect(missed).toEqual(Object.keys(headers))
  })

  it('every directive of the policy that keeps something out is missed too', () => {
    const headers = headersFor(rules, '/')
    const policy = String(headers['Content-Security-Policy']).split('; ')
    const missed = policy.filter((directive) => {
      const weaker = policy.filter((other) => other !== directive).join('; ')
      return missingFrom({ ...headers, 'Content-Security-Policy': weaker }).length > 0
    })
    expect(missed.map((directive) => directive.split(' ')[0])).toEqual([
      'default-src',
      'script-src',
      'frame-src',
      'worker-src',
      'object-src',
      'base-uri',
      'form-action',
      'frame-ancestors',
      'require-trusted-types-for',
      'trusted-types',
      'upgrade-insecure-requests',
    ])
  })

  it('no address has a header from two rules, but for one of which the last value counts', () => {
    for (const address of ADDRESSES) expect(() => headersFor(rules, address)).not.toThrow()
    const doubled = [...rules, { path: '/downloads', headers: { 'Cache-Control': 'no-store' } }]
    expect(() => headersFor(doubled, '/downloads')).toThrow('Cache-Control')
  })

  it('no page has one twice by the reading of Netlify, whose /x/* is /xy too', () => {
    const matches = ({ path }: { path: string }, address: string) =>
      new RegExp(`^${path.replace(/\/\*$/, '/?.*').replace(/:\w+/, '[^/]+')}/?$`).test(address)
    const doubled = ADDRESSES.filter((address) => {
      const names = rules
        .filter((rule) => matches(rule, address))
        .flatMap(({ headers }) => Object.keys(headers))
        .filter((name) => name !== 'Referrer-Policy')
      return new Set(names).size < names.length
    })
    expect(doubled).toEqual([])
  })

  it('a download link tells nobody where it was opened, and is in no index', () => {
    const joined = rules
      .filter(({ path }) => matchesPath(path, TOKEN))
      .flatMap(({ headers }) => headers['Referrer-Policy'] ?? [])
    // As Cloudflare Pages sends it, in the order of the rules; browsers take the last that they know.
    expect(joined.join()).toBe('strict-origin-when-cross-origin,no-referrer')
    expect(headersFor(rules, TOKEN)).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'no-cache',
    })
    const unindexed = ADDRESSES.filter((address) => 'X-Robots-Tag' in headersFor(rules, address))
    expect(unindexed).toEqual([TOKEN])
  })

  it('names with a hash are kept for a year, others for a day at most', () => {
    expect(headersFor(rules, '/assets/index-abc.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    )
    const seconds = ['flags', 'icons', 'images', 'pdfs'].map((folder) => {
      const caching = headersFor(rules, `/${folder}/name`)['Cache-Control'] ?? ''
      return Number(/max-age=(\d+)/.exec(caching)?.[1])
    })
    expect(seconds).toEqual([86_400, 86_400, 86_400, 3600])
  })
})

describe('the pages', () => {
  it('are at least those of the specification, and the rest is no page', () => {
    expect(
      sitePages()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(expect.arrayContaining(Object.values(ROUTES)))
    expect(pageFile('/')).toBe('index.html')
    expect(pageFile('/downloads/')).toBe('downloads/index.html')
    expect(pageFile('/download')).toBe('download/index.html')
    expect(pageFile(TOKEN)).toBe('download/index.html')
    const others = [
      '/nada',
      '/download/a/b',
      '/Downloads',
      '/index.html',
      '//downloads',
      '/downloads//',
      '//',
    ]
    expect(others.filter((address) => pageFile(address) !== undefined)).toEqual([])
  })

  it('do not stand in the way of the not-found page or of a public file', () => {
    expect(pageFile(`/${NOT_FOUND_FILE}`)).toBeUndefined()
    const taken = sitePages().filter(({ path }) => path !== '/' && existsSync(`public${path}`))
    expect(taken).toEqual([])
  })

  it('are in every language those that each has of its own', () => {
    const languages = LANGUAGES.map(({ value }) => value)
    expect(pageFile('/ja/')).toBeUndefined()
    expect(pageFile('/ja/', languages)).toBe('ja/index.html')
    expect(pageFile('/ja/downloads', languages)).toBe('ja/downloads/index.html')
    const unknown = ['/xx/', '/ja/download/x', '/ja/nada', '/pt/']
    expect(unknown.filter((address) => pageFile(address, languages) !== undefined)).toEqual([])
    const rules = headerRules(contentSecurityPolicy(LOCAL, INLINE), '', languages)
    expect(headersFor(rules, '/en/downloads')).toEqual(headersFor(rules, '/downloads'))
  })
})
