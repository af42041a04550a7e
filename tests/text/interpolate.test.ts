import { expect, it } from 'vitest'
import { interpolate, interpolateAll } from '@/text/interpolate.ts'

it('Filling a text puts each value as it is in every place of its name, also where it looks like one', () => {
  expect(interpolate('{a} e {b}, {a}, {c}', { a: '{b}', b: '$&', c: 2 })).toBe('{b} e $&, {b}, 2')
})

it.each(['{missing}', '{constructor}', '{toString}', '{}', '{ a }'])('A text keeps %s', (text) => {
  expect(interpolate(text, { a: 'um' })).toBe(text)
})

it('Filling nested texts keeps the shape and what is not a text', () => {
  const texts = { list: ['{a}', { deep: '{a}!' }], count: 3, none: null }
  expect(interpolateAll(texts, { a: 'um' })).toEqual({
    list: ['um', { deep: 'um!' }],
    count: 3,
    none: null,
  })
})
