import { expect, it } from 'vitest'
import { headlineFits } from '@/site/build-facts.ts'
import { headlineAttributes } from '@/site/headline-attributes.ts'
import { cultureTexts } from 'virtual:texts'

it('A headline has its measured size and place only if its words were measured', () => {
  const { heading } = cultureTexts
  const { fit, bearing } = headlineFits[heading] ?? {}
  expect(fit).toBeGreaterThan(0)
  expect(headlineAttributes([heading])).toEqual({
    'data-measured': true,
    style: { '--fit': fit, '--bearing': bearing },
  })
  expect(headlineAttributes(['Words that nobody has measured'])).toBeUndefined()
})
