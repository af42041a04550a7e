import { expect, it } from 'vitest'
import { headlineFits } from '@/site/build.ts'
import { headlineStyle } from '@/site/headline-style.ts'

it('A headline is as wide as its words were measured to be, and other words are not', () => {
  const { culture } = headlineFits
  if (!culture) throw new Error('made.json has no headline of the section')
  expect(headlineStyle('culture', culture.text.split('\n'))).toEqual({ '--fit': culture.fit })
  expect(headlineStyle('culture', ['Words that nobody has measured'])).toBeUndefined()
})
