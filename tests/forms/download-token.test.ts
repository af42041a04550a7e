import * as fc from 'fast-check'
import { assert } from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createToken, readToken } from '@/forms/download-token.ts'
import { buildTexts as texts } from 'virtual:site'

const NOW = Date.UTC(2026, 10, 21, 12)
const ID = '00000000-0000-4000-8000-000000000000'
const FILE = 'ia-guia.pdf'
const EXP = NOW + 3_600_000
const VALID = { status: 'valid', file: FILE }
const INVALID = { status: 'invalid', reason: 'Token inválido' }
const RUNS = { numRuns: 10_000 }
// They take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const encode = (text: string) => Buffer.from(text).toString('base64')
const encodeJson = (content: unknown) => encode(JSON.stringify(content))

const someFile = fc.constantFrom(...texts.guides.guides.map(({ file }) => file))
const someTime = fc.nat({ max: Date.UTC(9999, 11) })

it('A token is the base64 of the JSON of id, file and expiry, one hour ahead', () => {
  const json = Buffer.from(createToken(FILE, NOW, ID), 'base64').toString()
  expect(JSON.parse(json)).toEqual({ id: ID, file: FILE, exp: NOW + 3_600_000 })
})

it('A token for a file of any name can be made and read, in an address', async () => {
  const file = 'Guia de ação? Índice > 日本 ÿÿÿ.pdf'
  vi.resetModules()
  onTestFinished(() => {
    vi.doUnmock('virtual:site')
  })
  vi.doMock('virtual:site', () => ({ buildTexts: { guides: { guides: [{ file }] } } }))
  const codec = await import('@/forms/download-token.ts')
  for (let count = 0; count < 100; count += 1) {
    const token = codec.createToken(file, NOW, 'x'.repeat(count))
    expect(token).toMatch(/^[\w-]+$/)
    expect(codec.readToken(token, NOW)).toEqual({ status: 'valid', file })
  }
})

// Plain conditions, as 10,000 calls of `expect` would be slow.
it('A token gives its file back until its time is over, also where a clock is slow', () => {
  const property = fc.property(
    someFile,
    someTime,
    fc.uuid({ version: 4 }),
    fc.integer({ min: 1 }),
    (name, now, id, ms) => {
      const token = createToken(name, now, id)
      const end = now + 3_600_000
      const reads = [now - ms, end].map((time) => readToken(token, time))
      const isRead = reads.every((result) => result.status === 'valid' && result.file === name)
      return isRead && readToken(token, end + ms).status === 'expired'
    },
  )
  assert(property, RUNS)
})

it('Any text, and the base64 of any JSON, is read without an error', () => {
  const nearToken = fc.record(
    { file: fc.oneof(someFile, fc.jsonValue()), exp: fc.oneof(someTime, fc.jsonValue()) },
    { requiredKeys: [] },
  )
  const json = fc.oneof(fc.jsonValue(), nearToken).map(encodeJson)
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), json)
  const statuses = new Set(['valid', 'expired', 'invalid'])
  assert(
    fc.property(text, (token) => statuses.has(readToken(token, NOW).status)),
    RUNS,
  )
})

const TOKEN = createToken(FILE, NOW, ID)
const PADDED = `${encodeJson({ id: ID, file: FILE, exp: EXP }).replace(/=+$/, '')}==`
const MARKED = encodeJson({ id: '>>>???', file: FILE, exp: EXP, note: 'ção ~~~' })
const [start = '', end = ''] = JSON.stringify({ file: FILE, exp: EXP, note: '|' }).split('|')
const NOT_UTF8 = Buffer.concat([Buffer.from(start), Buffer.from([0xff]), Buffer.from(end)])

it.each([
  ['padded', PADDED],
  ['without an id', encodeJson({ file: FILE, exp: EXP })],
  ['percent-encoded', encodeURIComponent(PADDED)],
  ['with white space', `  ${TOKEN.slice(0, 9)}\r\n ${TOKEN.slice(9)}\t`],
  ['with percent-encoded white space', `${TOKEN.slice(0, 9)}%0A${TOKEN.slice(9)}%20`],
  ['with "+" and "/"', MARKED],
  ['with 4,096 letters', TOKEN.padEnd(4096, '=')],
])('A token is taken %s', (_how, given) => {
  expect(readToken(given, NOW)).toEqual(VALID)
})

it.each([
  ['empty', ''],
  ['not base64', '!!!'],
  ['cut off', TOKEN.slice(0, -10)],
  ['a broken percent escape', '%E0%A4%A'],
  ['not UTF-8 in one letter', NOT_UTF8.toString('base64')],
  ['without end', encode(`{"file":"${FILE}","exp":1e999}`)],
  ['of an inherited file', encode(`{"__proto__":{"file":"${FILE}","exp":${EXP}}}`)],
  ['longer than 4,096 letters', TOKEN.padEnd(4097, '=')],
])('An invalid token is one that is %s', (_what, token) => {
  expect(readToken(token, NOW)).toEqual(INVALID)
})

it.each([
  null,
  { file: FILE },
  { file: FILE, exp: null },
  { file: FILE, exp: String(EXP) },
  { file: null, exp: EXP },
  { file: [FILE], exp: EXP },
  { file: 'constructor', exp: EXP },
  { file: `../${FILE}`, exp: EXP },
  { file: FILE.toUpperCase(), exp: EXP },
  // A token that is invalid and expired counts as invalid.
  { file: 'outro.pdf', exp: NOW - 1 },
])('An invalid token is one that holds %j', (content) => {
  expect(readToken(encodeJson(content), NOW)).toEqual(INVALID)
})
