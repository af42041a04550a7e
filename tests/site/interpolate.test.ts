import { describe, expect, it } from 'vitest'
import { interpolate, interpolateAll } from '@/site/interpolate.ts'

describe('filling a text', () => {
  it('puts each value in every place that has its name', () => {
    expect(interpolate('{a} e {b}, {a}', { a: 'um', b: 2 })).toBe('um e 2, um')
  })

  it.each(['{missing}', '{constructor}', '{toString}', '{}', '{ a }'])(
    'leaves %s alone',
    (text) => {
      expect(interpolate(text, { a: 'um' })).toBe(text)
    },
  )

  it('takes values as they are, also where they look like a place or a replacement', () => {
    expect(interpolate('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })
})

describe('filling nested texts', () => {
  it('keeps the shape and what is not a text', () => {
    const texts = { list: ['{a}', { deep: '{a}!' }], count: 3, none: null }
    expect(interpolateAll(texts, { a: 'um' })).toEqual({
      list: ['um', { deep: 'um!' }],
      count: 3,
      none: null,
    })
  })
})
