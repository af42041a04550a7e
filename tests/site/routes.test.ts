import { expect, it } from 'vitest'
import { ROUTES, routesIn } from '@/site/routes.ts'
import { LANGUAGES, OTHER_PATH } from '../support/languages.ts'

const ALL = { guides: true, privacy: true }

it('The routes give no address to two pages', () => {
  const routes = LANGUAGES.flatMap(({ folder }) =>
    routesIn(folder, ALL).filter(({ indexed }) => indexed),
  )
  const addresses = routes.flatMap((route) => route.addresses)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('The routes of a language begin with its code, but for what all languages share', () => {
  const addresses = Object.fromEntries(
    routesIn(OTHER_PATH, ALL).map((route) => [route.name, route.addresses]),
  )
  expect(addresses).toMatchObject({
    home: [`${OTHER_PATH}/`],
    downloadLink: ['/download/:token', '/download'],
    notFound: ['*'],
  })
})

it('A site without guides and privacy has no routes of theirs', () => {
  const none = { guides: false, privacy: false }
  const names = routesIn(OTHER_PATH, none).map(({ name }) => name)
  expect(names.filter((name) => Object.hasOwn(ROUTES[name], 'part'))).toEqual([])
  expect(names).toContain('home')
})
