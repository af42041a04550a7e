import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  withoutUpgrade,
} from '../../../plugins/hosting/content-security-policy.ts'
import { nginxConf } from '../../../plugins/hosting/nginx-conf.ts'
import { ELSEWHERE, headerRules, headersFor, pageFile } from '../../../plugins/hosting/rules.ts'
import { ADDRESSES, HOSTED } from './settings.ts'

const RULES = headerRules(contentSecurityPolicy(HOSTED, { scripts: [], styles: [] }))
const FILES = ['index.html', 'assets/index-abc.js', 'assets/index-abc.css', 'pdfs/ia-guia.pdf']
const CONF = nginxConf(RULES, FILES)

const BLOCKS = [...CONF.matchAll(/^location (=|~)? ?(\S+) \{\n([\s\S]*?)\n\}/gm)].map(
  ([, kind, match = '', body = '']) => ({ kind, match, body }),
)

/** The location that nginx takes: the exact one, the first expression, the longest beginning. */
function blockFor(address: string): string {
  const block =
    BLOCKS.find(({ kind, match }) => kind === '=' && match === address) ??
    BLOCKS.find(({ kind, match }) => kind === '~' && new RegExp(match).test(address)) ??
    BLOCKS.filter(({ kind, match }) => !kind && address.startsWith(match)).toSorted(
      (one, other) => other.match.length - one.match.length,
    )[0]
  return block?.body ?? ''
}

function settings(text: string): Record<string, string> {
  const found = [...text.matchAll(/set (\$\w+) "([^"]*)";/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}

/** The headers of an address that is there, over http. */
function headersOf(address: string): Record<string, string> {
  const values = {
    ...settings(CONF.slice(0, CONF.indexOf('\nlocation'))),
    ...settings(blockFor(address)),
  }
  const lines = [...CONF.matchAll(/^add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm)]
  const headers = lines.map(([, name = '', text = '', variable]) => [
    name,
    variable === undefined ? text.replace('$site_upgrade', '') : (values[variable] ?? 'unset'),
  ])
  return Object.fromEntries(headers.filter(([, value]) => value !== ''))
}

describe('the configuration of nginx', () => {
  it.each(ADDRESSES)('gives %s the headers of the rules, and of elsewhere', (address) => {
    const { 'Content-Security-Policy': policy = '', ...others } = headersFor(RULES, address)
    expect(headersOf(address)).toEqual({
      ...ELSEWHERE,
      ...others,
      'Content-Security-Policy': withoutUpgrade(policy),
    })
  })

  it.each(ADDRESSES)('answers %s with its page, or with the file of that name', (address) => {
    const file = pageFile(address)
    expect(blockFor(address)).toContain(`try_files ${file ? `/${file}` : '$uri'} =404;`)
  })

  it.each([
    '/_headers',
    '/_nginx.conf',
    '/vercel.json',
    '/.env',
    '/.git/config',
    '/assets/a.js.br',
    '//',
    '/downloads//',
    '//assets/index-abc.js',
  ])('has no %s', (address) => {
    expect(blockFor(address)).toContain('return 404;')
  })

  it('does not read two slashes as one', () => {
    expect(CONF).toContain('merge_slashes off;')
  })

  it('keeps pages to their addresses, and lets certificates be asked for', () => {
    expect(blockFor('/downloads/index.html')).toContain('internal;')
    expect(blockFor('/.well-known/acme-challenge/x')).toContain('try_files $uri =404;')
  })

  it('upgrades over https, from a value that is empty otherwise', () => {
    expect(CONF).toContain('set $site_upgrade "";')
    expect(CONF).toMatch(/if \(\$https\) \{\n {2}set \$site_upgrade "; upgrade-insecure-requests";/)
  })

  it('has a type for every file, and refuses one that it does not know', () => {
    expect(CONF).toContain('  text/javascript js;\n')
    expect(CONF).toContain('  application/pdf pdf;\n')
    expect(() => nginxConf(RULES, ['film.mov'])).toThrow('no type for .mov')
  })

  it('refuses a value that nginx would read as a variable', () => {
    const rules = headerRules('script-src https://counter.example/$id.js')
    expect(() => nginxConf(rules, FILES)).toThrow('$id')
  })
})
