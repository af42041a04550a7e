import { expect, it } from 'vitest'
import { headlineFits } from '@/site/build-facts.ts'
import { headlineAttributes } from '@/site/headline-attributes.ts'

it('A headline has its measured size and place only for the words that were measured', () => {
  const { culture } = headlineFits
  if (!culture) throw new Error('made.json has no headline of the section')
  expect(headlineAttributes('culture', culture.text.split('\n'))).toEqual({
    'data-measured': true,
    style: { '--fit': culture.fit, '--bearing': culture.bearing },
  })
  expect(headlineAttributes('culture', ['Words that nobody has measured'])).toBeUndefined()
})
