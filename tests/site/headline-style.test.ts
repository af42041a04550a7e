import { expect, it } from 'vitest'
import { headlineFits } from '@/site/build-facts.ts'
import { headlineStyle } from '@/site/headline-style.ts'

it('A headline has its measured size and place only for the words that were measured', () => {
  const { culture } = headlineFits
  if (!culture) throw new Error('made.json has no headline of the section')
  expect(headlineStyle('culture', culture.text.split('\n'))).toEqual({
    '--fit': culture.fit,
    '--bearing': culture.bearing,
  })
  expect(headlineStyle('culture', ['Words that nobody has measured'])).toBeUndefined()
})
