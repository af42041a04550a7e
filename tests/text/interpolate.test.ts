import { expect, it } from 'vitest'
import { interpolate, interpolateAll } from '@/text/interpolate.ts'

it('Filling a text puts each value in every place that has its name', () => {
  expect(interpolate('{a} e {b}, {a}', { a: 'um', b: 2 })).toBe('um e 2, um')
})

it.each(['{missing}', '{constructor}', '{toString}', '{}', '{ a }'])(
  'Filling a text leaves %s alone',
  (text) => {
    expect(interpolate(text, { a: 'um' })).toBe(text)
  },
)

it('Filling a text takes values as they are, also where they look like a place or a replacement', () => {
  expect(interpolate('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
})

it('Filling nested texts keeps the shape and what is not a text', () => {
  const texts = { list: ['{a}', { deep: '{a}!' }], count: 3, none: null }
  expect(interpolateAll(texts, { a: 'um' })).toEqual({
    list: ['um', { deep: 'um!' }],
    count: 3,
    none: null,
  })
})
