import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../plugins/hosting/content-security-policy.ts'
import { headersFile, readHeadersFile } from '../../../plugins/hosting/headers-file.ts'
import { headerRules } from '../../../plugins/hosting/rules.ts'
import { HOSTED } from './settings.ts'

const RULES = headerRules(contentSecurityPolicy(HOSTED, { scripts: [], styles: [] }))

describe('the header file', () => {
  it('has each path on a line and its headers below', () => {
    expect(headersFile([{ path: '/a/*', headers: { 'X-One': '1', 'X-Two': 'a: b' } }])).toBe(
      '/a/*\n  X-One: 1\n  X-Two: a: b\n',
    )
  })

  it('is read back as it was written', () => {
    expect(readHeadersFile(headersFile(RULES))).toEqual(RULES)
  })

  it('stays within what Cloudflare Pages reads', () => {
    const long = [{ path: '/', headers: { 'X-Long': 'a'.repeat(2000) } }]
    expect(() => headersFile(long)).toThrow('Over 2000 characters')
    const many = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }))
    expect(() => headersFile(many)).toThrow('Over 100 rules')
  })

  it('uses one splat at the end of a path at most, as both hosts ask', () => {
    for (const { path } of RULES) expect(path).toMatch(/^\/[^*]*\*?$/)
  })
})
