import { array, assert, base64String, constantFrom, emailAddress } from 'fast-check'
import { oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campaignOf } from '@/widgets/analytics/analytics-campaign.ts'

const RUNS = { numRuns: 2000 }
const KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

const telling = oneof(
  emailAddress(),
  emailAddress().map(encodeURIComponent),
  base64String({ minLength: 28 }),
  constantFrom('+55 48 91234-5678', '48912345678', '123.456.789-09'),
)

const long = string({
  unit: constantFrom('a', ' ', '_', '\u{20000}'),
  minLength: 55,
  maxLength: 70,
})

describe('a campaign', () => {
  it.each([
    ['', ''],
    ['?x=1&gclid=abc&email=a@b.c', ''],
    ['?utm_source=carta&x=1', '?utm_source=carta'],
    ['?utm_content=b&utm_source=a', '?utm_source=a&utm_content=b'],
    ['?utm_source=a&utm_source=b', '?utm_source=a'],
    ['?UTM_SOURCE=a&utm_id=b&utm_source[]=c', ''],
    ['?utm_campaign=promo%C3%A7%C3%A3o+20.11.2026', '?utm_campaign=promo%C3%A7%C3%A3o+20.11.2026'],
    ['?utm_term=ia_no-varejo&utm_medium=', '?utm_term=ia_no-varejo'],
    ['?utm_source=ana@exemplo.com', ''],
    ['?utm_source=ana%2540exemplo.com', ''],
    ['?utm_source=https://exemplo.com/ana', ''],
    ['?utm_source=%E0%A4%A', ''],
    ['?utm_source=+55+48+91234-5678', ''],
    [`?utm_source=${'ana '.repeat(20)}`, `?utm_source=${'ana+'.repeat(14)}ana`],
    [`?utm_source=${'ana '.repeat(20)}@exemplo.com`, ''],
  ])('in %j is told as %j', (query, told) => {
    expect(campaignOf(query)).toBe(told)
  })

  it('is at most the five keys, each short and plain, whatever the query', () => {
    const value = oneof(string(), string({ unit: 'grapheme' }), long, telling)
    const pairs = array(tuple(oneof(constantFrom(...KEYS), string()), value), { maxLength: 8 })
    assert(
      property(pairs, (given) => {
        const told = campaignOf(`?${new URLSearchParams(given)}`)
        for (const [key, said] of new URLSearchParams(told)) {
          expect(KEYS).toContain(key)
          expect(said).toMatch(/^[\p{L}\p{M}\d ._-]{1,60}$/u)
        }
        expect(campaignOf(told)).toBe(told)
      }),
      RUNS,
    )
  })

  it('tells no address, no number of a person and no token', () => {
    assert(
      property(constantFrom(...KEYS), telling, (key, secret) => {
        expect(campaignOf(`?${new URLSearchParams({ [key]: secret })}`)).toBe('')
      }),
      RUNS,
    )
  })
})
