import { expect, it } from 'vitest'
import { ROUTES, routesIn } from '@/site/routes.ts'

const ALL = { guides: true }

it('The routes of a language begin with its code, but for what all languages share', () => {
  const addresses = Object.fromEntries(
    routesIn('/en', ALL).map((route) => [route.name, route.addresses]),
  )
  expect(addresses).toMatchObject({
    home: [`/en/`],
    downloadLink: ['/download/:token', '/download'],
    notFound: ['*'],
  })
})

it('A site without guides has no routes of theirs', () => {
  const none = { guides: false }
  const names = routesIn('/en', none).map(({ name }) => name)
  expect(names.filter((name) => Object.hasOwn(ROUTES[name], 'part'))).toEqual([])
  expect(names).toContain('home')
})
