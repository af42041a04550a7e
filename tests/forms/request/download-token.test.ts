import { describe, expect, it, vi } from 'vitest'
import { TOKEN_LIFETIME_MS } from '@/site/constants.ts'
import { createToken, readToken } from '@/forms/request/download-token.ts'
import { millisecondsOf } from '../../speed.ts'
import { materialsTexts } from 'virtual:texts'

const NOW = Date.UTC(2026, 10, 21, 12)
const ID = '00000000-0000-4000-8000-000000000000'
const FILE = materialsTexts.materials[0].file
const EXP = NOW + TOKEN_LIFETIME_MS
const INVALID = { status: 'invalid', reason: 'Token inválido' }

const encode = (text: string) => Buffer.from(text).toString('base64')
const encodeJson = (content: unknown) => encode(JSON.stringify(content))

it('A token is the base64 of the JSON of id, file and expiry, one hour ahead', () => {
  const json = Buffer.from(createToken(FILE, NOW, ID), 'base64').toString()
  expect(JSON.parse(json)).toEqual({ id: ID, file: FILE, exp: NOW + 3_600_000 })
})

it('A token for a file of any name can be made and read, in an address', async () => {
  const file = 'Guia de ação? Índice > 日本 ÿÿÿ.pdf'
  vi.resetModules()
  vi.doMock('virtual:texts', () => ({ materialsTexts: { materials: [{ file }] } }))
  const codec = await import('@/forms/request/download-token.ts')
  for (let count = 0; count < 100; count += 1) {
    const token = codec.createToken(file, NOW, 'x'.repeat(count))
    expect(token).toMatch(/^[\w-]+$/)
    expect(codec.readToken(token, NOW)).toEqual({ status: 'valid', file })
  }
  vi.doUnmock('virtual:texts')
})

describe('reading a token', () => {
  const token = createToken(FILE, NOW, ID)
  const padded = encodeJson({ id: ID, file: FILE, exp: EXP })

  it.each([
    [EXP - 1, 'valid'],
    [EXP, 'valid'],
    [EXP + 1, 'expired'],
    // Clocks that are two hours wrong, read at the moment when the token is made.
    [NOW - 7_200_000, 'valid'],
    [NOW + 7_200_000, 'expired'],
  ])('at %i, it is %s', (now, status) => {
    expect(readToken(token, now).status).toBe(status)
  })

  it.each([
    ['without padding', padded.replace(/=+$/, '')],
    ['padded', `${padded.replace(/=+$/, '')}==`],
    ['percent-encoded', encodeURIComponent(padded)],
    ['with a percent-encoded letter', token.replace(/^e/, '%65')],
    ['with white space', `  ${token.slice(0, 9)}\r\n ${token.slice(9)}\t`],
    ['with percent-encoded white space', `${token.slice(0, 9)}%0A${token.slice(9)}%20`],
  ])('takes one %s', (_how, given) => {
    expect(readToken(given, NOW)).toEqual({ status: 'valid', file: FILE })
  })

  it('takes letters that are safe in addresses', () => {
    const plain = encodeJson({ id: '>>>???', file: FILE, exp: EXP, note: 'ção ~~~' })
    expect(plain).toMatch(/[+/]/)
    const safe = plain.replaceAll('+', '-').replaceAll('/', '_')
    for (const given of [plain, safe, encodeURIComponent(plain)])
      expect(readToken(given, NOW)).toEqual({ status: 'valid', file: FILE })
  })

  it('never looks at the id', () => {
    expect(readToken(encodeJson({ file: FILE, exp: EXP }), NOW).status).toBe('valid')
  })
})

describe('an invalid token', () => {
  it.each([
    ['empty', ''],
    ['white space', ' \n'],
    ['padding alone', '===='],
    ['not base64', '!!!'],
    ['of an impossible length', 'abcde'],
    ['cut off', createToken(FILE, NOW, ID).slice(0, -10)],
    ['a broken percent escape', '%E0%A4%A'],
    ['a lone percent sign', '%'],
    ['not UTF-8', Buffer.from([0xff, 0xfe, 0x7b]).toString('base64')],
    ['not JSON', encode('ia-guia.pdf')],
    ['two JSON texts', encode('{}{}')],
    ['no text', encode('')],
  ])('is one that is %s', (_what, token) => {
    expect(readToken(token, NOW)).toEqual(INVALID)
  })

  it.each([
    null,
    true,
    42,
    'ia-guia.pdf',
    [],
    [FILE, EXP],
    {},
    { id: ID },
    { file: FILE },
    { exp: EXP },
    { file: FILE, exp: null },
    { file: FILE, exp: String(EXP) },
    { file: FILE, exp: [EXP] },
    { file: FILE, exp: true },
    { file: null, exp: EXP },
    { file: 0, exp: EXP },
    { file: [FILE], exp: EXP },
    { file: { toString: FILE }, exp: EXP },
    { file: 'constructor', exp: EXP },
    { file: '__proto__', exp: EXP },
    { file: `../${FILE}`, exp: EXP },
    { file: `/pdfs/${FILE}`, exp: EXP },
    { file: FILE.toUpperCase(), exp: EXP },
    // Wrong before it is late.
    { file: 'outro.pdf', exp: NOW - 1 },
    { file: `${FILE} `, exp: EXP },
    { file: '', exp: EXP },
  ])('is one that holds %j', (content) => {
    expect(readToken(encodeJson(content), NOW)).toEqual(INVALID)
  })

  it.each(['NaN', '1e999', '-1e999'])('is one whose expiry is %s', (exp) => {
    expect(readToken(encode(`{"file":"${FILE}","exp":${exp}}`), NOW)).toEqual(INVALID)
  })

  it('is one whose file is inherited', () => {
    const json = `{"__proto__":{"file":"${FILE}","exp":${EXP}}}`
    expect(readToken(encode(json), NOW)).toEqual(INVALID)
  })

  it('is one with a letter that is not UTF-8', () => {
    const [start = '', end = ''] = JSON.stringify({ file: FILE, exp: EXP, note: '|' }).split('|')
    const bytes = Buffer.concat([Buffer.from(start), Buffer.from([0xff]), Buffer.from(end)])
    expect(readToken(bytes.toString('base64'), NOW)).toEqual(INVALID)
  })

  it('is one that is longer than 4,096 letters', () => {
    const token = createToken(FILE, NOW, ID)
    expect(readToken(token.padEnd(4096, '='), NOW).status).toBe('valid')
    expect(readToken(token.padEnd(4097, '='), NOW)).toEqual(INVALID)
  })

  it('of 100 kB is refused before it is decoded', () => {
    const decode = vi.spyOn(globalThis, 'atob')
    const long = encodeJson({ file: FILE, exp: EXP, note: 'x'.repeat(75_000) })
    expect(long.length).toBeGreaterThan(100_000)
    expect(millisecondsOf(() => readToken(long, NOW))).toBeLessThan(50)
    expect(readToken(long, NOW)).toEqual(INVALID)
    expect(decode).not.toHaveBeenCalled()
  })
})
