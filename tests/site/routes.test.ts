import { expect, it } from 'vitest'
import { LANGUAGES } from '@/site/languages.ts'
import { ROUTES, routesIn } from '@/site/routes.ts'
import { OTHER_LANGUAGE, OTHER_PATH } from '../support/other-language.ts'

const ALL = { guides: true, privacy: true }

it('The routes give no address to two pages', () => {
  const routes = LANGUAGES.flatMap(({ value }) =>
    routesIn(value, ALL).filter(({ indexed }) => indexed),
  )
  const addresses = routes.flatMap((route) => route.addresses)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('The routes of a language begin with its code, but for what all languages share', () => {
  const addresses = Object.fromEntries(
    routesIn(OTHER_LANGUAGE, ALL).map((route) => [route.name, route.addresses]),
  )
  expect(addresses).toMatchObject({
    home: [`${OTHER_PATH}/`],
    downloadLink: ['/download/:token', '/download'],
    notFound: ['*'],
  })
})

it('A site without guides and privacy has no routes of theirs', () => {
  const none = { guides: false, privacy: false }
  const names = routesIn(OTHER_LANGUAGE, none).map(({ name }) => name)
  expect(names.filter((name) => Object.hasOwn(ROUTES[name], 'part'))).toEqual([])
  expect(names).toContain('home')
})
