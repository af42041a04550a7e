import { describe, expect, it } from 'vitest'
import { nameFits } from '@/site/build.ts'
import { heroTitle } from '@/screens/home/hero-title.ts'

describe('the title of the hero', () => {
  it.each(Object.entries(nameFits))('is set as it was measured: %s', (name, measured) => {
    expect(heroTitle(name).style).toMatchObject({
      '--fit-narrow': measured?.narrow.fit,
      '--fit-wide': measured?.wide.fit,
    })
  })

  it('has the size of the style sheet where nobody has measured it', () => {
    expect(heroTitle('Boreal & Filhos')).toEqual({ script: 'latin', style: undefined })
  })

  it('tells scripts whose letters fill a square', () => {
    expect(heroTitle('南极光').script).toBe('cjk')
  })
})
