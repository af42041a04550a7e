import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { aliases } from '../../plugins/aliases.ts'
import { settingsOf } from '../site-settings.ts'

const SOURCE = path.resolve(import.meta.dirname, '../../src')

/** The plain counterpart of each file of the sky, with the same exports. */
type Plain = {
  axis: typeof import('@/screens/sky/axis.tsx')
  'brand-picture': typeof import('@/screens/sky/brand-picture.tsx')
  'footer-close': typeof import('@/screens/sky/footer-close.tsx')
  'hero-backdrop': typeof import('@/screens/sky/hero-backdrop.tsx')
  'lost-picture': typeof import('@/screens/sky/lost-picture.tsx')
  'value-picture': typeof import('@/screens/sky/value-picture.tsx')
}
const PLAIN = {
  axis: () => import('@/screens/plain/axis.tsx'),
  'brand-picture': () => import('@/screens/plain/brand-picture.tsx'),
  'footer-close': () => import('@/screens/plain/footer-close.tsx'),
  'hero-backdrop': () => import('@/screens/plain/hero-backdrop.tsx'),
  'lost-picture': () => import('@/screens/plain/lost-picture.tsx'),
  'value-picture': () => import('@/screens/plain/value-picture.tsx'),
} satisfies { [Part in keyof Plain]: () => Promise<Plain[Part]> }

it('What pages take of the sky has a plain counterpart', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const taken = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('screens/sky/'))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(SOURCE, file), 'utf8').matchAll(
          /'@\/screens\/sky\/([\w-]+)\.tsx?'/g,
        ),
        ([, part]) => part,
      ),
    )
  expect(new Set(taken)).toEqual(new Set(Object.keys(PLAIN)))
})

// parts.test.ts tests that the code of these is built in its place.
it('The plain style stands in the place of the sky’s where a site has none', () => {
  const { env } = settingsOf({})
  env.parts.sky = false
  expect(aliases(env, '/src')).toMatchObject({ './screens/sky': '/src/screens/plain' })
})
