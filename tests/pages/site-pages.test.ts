import { expect, it } from 'vitest'
import { pageAt } from '@/pages/site-pages.ts'

it.each([
  ['/', 'home'],
  ['/downloads', 'downloads'],
  ['/downloads/', 'downloads'],
  ['/download', 'download'],
  ['/download/abc/', 'download'],
  ['/Downloads', 'notFound'],
  ['/downloads//', 'notFound'],
  ['/downloads/outro', 'notFound'],
  ['/download/a/b', 'notFound'],
])('%s is answered by the page "%s"', (path, name) => {
  expect(pageAt(path).name).toBe(name)
})
