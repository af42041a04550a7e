import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../plugins/hosting/content-security-policy.ts'
import { headerRules, headersFor, pageFile } from '../../../plugins/hosting/rules.ts'
import { vercelConfig } from '../../../plugins/hosting/vercel-config.ts'
import { ADDRESSES, HOSTED } from './settings.ts'

interface Config {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  rewrites: { source: string; destination: string }[]
}

const RULES = headerRules(contentSecurityPolicy(HOSTED, { scripts: [], styles: [] }))
const CONFIG = JSON.parse(vercelConfig(RULES)) as Config

/** As Vercel reads a source: the whole path, `:name` for one segment. */
function matches(source: string, address: string): boolean {
  return new RegExp(`^${source.replace(/:\w+/g, '[^/]+')}$`).test(address)
}

describe('the configuration of Vercel', () => {
  it.each(ADDRESSES)('gives %s the same headers as the rules', (address) => {
    const given = CONFIG.headers
      .filter(({ source }) => matches(source, address))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]))
    expect(Object.fromEntries(given)).toEqual(headersFor(RULES, address))
  })

  it.each(ADDRESSES)('answers %s with the same page, or with none', (address) => {
    const { destination } = CONFIG.rewrites.find(({ source }) => matches(source, address)) ?? {}
    // Vercel finds the home page by itself.
    const file = address === '/' ? undefined : pageFile(address)
    expect(destination).toBe(file && `/${file}`)
  })
})
