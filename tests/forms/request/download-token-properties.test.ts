import { anything, assert, base64String, constantFrom, date, integer } from 'fast-check'
import { jsonValue, oneof, property, record, string, uuid } from 'fast-check'
import { describe, it } from 'vitest'
import { TOKEN_LIFETIME_MS } from '@/site/constants.ts'
import { createToken, readToken } from '@/forms/request/download-token.ts'
import { materialsTexts } from 'virtual:texts'

const RUNS = { numRuns: 10_000 }
const NOW = Date.UTC(2026, 10, 21, 12)
const STATUSES = new Set(['valid', 'expired', 'invalid'])

const file = constantFrom(...materialsTexts.materials.map((material) => material.file))
const time = date({
  min: new Date(0),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
}).map(Number)

// Plain conditions: an assertion in each of 10,000 runs would take longer than what it asserts.
function reads(token: string, now: number, name: string): boolean {
  const result = readToken(token, now)
  return result.status === 'valid' && result.file === name
}

describe('the token codec', () => {
  it('gives back the file of every token it makes, until its time is over', () => {
    assert(
      property(file, time, uuid({ version: 4 }), integer({ min: 1 }), (name, now, id, late) => {
        const token = createToken(name, now, id)
        const end = now + TOKEN_LIFETIME_MS
        return (
          reads(token, now, name) &&
          reads(token, end, name) &&
          readToken(token, end + late).status === 'expired'
        )
      }),
      RUNS,
    )
  })

  it('answers any text', () => {
    const text = oneof(string(), string({ unit: 'binary' }), base64String())
    assert(
      property(text, (token) => STATUSES.has(readToken(token, NOW).status)),
      RUNS,
    )
  })

  it('answers the base64 of any JSON', () => {
    const nearToken = record(
      { id: anything(), file: oneof(file, anything()), exp: oneof(time, anything()) },
      { requiredKeys: [] },
    )
    assert(
      property(oneof(jsonValue(), nearToken), (content) => {
        const json = JSON.stringify(content, (_key, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        )
        const token = Buffer.from(json ?? '').toString('base64')
        return STATUSES.has(readToken(token, NOW).status)
      }),
      RUNS,
    )
  })
})
