import { expect, it } from 'vitest'
import { heroTitle } from '@/screens/home/hero-title.ts'
import { nameFits } from '@/site/build-facts.ts'

it.each(Object.entries(nameFits))(
  'The title of the hero is set as it was measured: %s',
  (name, measured) => {
    expect(heroTitle(name).attributes).toMatchObject({
      'data-lines-narrow': measured?.narrow.lines,
      style: { '--fit-narrow': measured?.narrow.fit, '--fit-wide': measured?.wide.fit },
    })
  },
)

it('The title of the hero has the size of the style sheet where nobody has measured it', () => {
  expect(heroTitle('§')).toEqual({ isCjk: false, attributes: undefined })
})

it('The title of the hero tells scripts whose letters fill a square', () => {
  expect(heroTitle('南极光').isCjk).toBe(true)
  expect(heroTitle('4Linux').isCjk).toBe(false)
})
