import { expect, it } from 'vitest'
import { routeAt } from '@/site/build-routes.ts'

it.each([
  ['/', 'home'],
  ['/downloads', 'downloads'],
  ['/downloads/', 'downloads'],
  ['/download', 'downloadLink'],
  ['/download/abc/', 'downloadLink'],
  ['/Downloads', 'notFound'],
  ['/downloads//', 'notFound'],
  ['/downloads/outro', 'notFound'],
  ['/download/a/b', 'notFound'],
])('The address %s is answered by the route "%s"', (path, name) => {
  expect(routeAt(path).name).toBe(name)
})
