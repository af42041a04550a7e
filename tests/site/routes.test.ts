import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/site/languages.ts'
import { isSectionId, routesIn, SECTION_IDS } from '@/site/routes.ts'
import { OTHER_LANGUAGE, OTHER_PATH } from '../other-language.ts'

describe('the list of routes', () => {
  it('gives no address to two pages', () => {
    const routes = LANGUAGES.flatMap(({ value }) =>
      routesIn(value).filter(({ languageNeutral }) => !languageNeutral),
    )
    const addresses = routes.flatMap((route) => route.addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('stands below the code of its language, but for what all languages share', () => {
    const addresses = Object.fromEntries(
      routesIn(OTHER_LANGUAGE).map((route) => [route.name, route.addresses]),
    )
    expect(addresses).toMatchObject({
      home: [`${OTHER_PATH}/`],
      download: ['/download/:token', '/download'],
      notFound: ['*'],
    })
  })

  it('knows the sections of the home page', () => {
    for (const id of Object.values(SECTION_IDS)) expect(isSectionId(id)).toBe(true)
    for (const id of ['', 'culture', 'constructor', 'root']) expect(isSectionId(id)).toBe(false)
  })
})
