import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { aliases } from '../../plugins/aliases.ts'
import { settingsOf } from '../site-settings.ts'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const isSky = (file: string) => file.startsWith('screens/sky/')
const read = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8')

/** The plain counterpart of each file of the sky, with the same exports. */
type Plain = {
  axis: typeof import('@/screens/sky/axis.tsx')
  'brand-picture': typeof import('@/screens/sky/brand-picture.tsx')
  'footer-close': typeof import('@/screens/sky/footer-close.tsx')
  'hero-backdrop': typeof import('@/screens/sky/hero-backdrop.tsx')
  'lost-picture': typeof import('@/screens/sky/lost-picture.tsx')
  'preparing-backdrop': typeof import('@/screens/sky/preparing-backdrop.tsx')
  'value-picture': typeof import('@/screens/sky/value-picture.tsx')
}
const PLAIN = {
  axis: () => import('@/screens/plain/axis.tsx'),
  'brand-picture': () => import('@/screens/plain/brand-picture.tsx'),
  'footer-close': () => import('@/screens/plain/footer-close.tsx'),
  'hero-backdrop': () => import('@/screens/plain/hero-backdrop.tsx'),
  'lost-picture': () => import('@/screens/plain/lost-picture.tsx'),
  'preparing-backdrop': () => import('@/screens/plain/preparing-backdrop.tsx'),
  'value-picture': () => import('@/screens/plain/value-picture.tsx'),
} satisfies { [Part in keyof Plain]: () => Promise<Plain[Part]> }

it('What pages take of the sky has a plain counterpart', () => {
  const taken = FILES.filter((file) => /\.tsx?$/.test(file) && !isSky(file)).flatMap((file) =>
    Array.from(read(file).matchAll(/'@\/screens\/sky\/([\w-]+)\.tsx?'/g), ([, part]) => part),
  )
  expect(new Set(taken)).toEqual(new Set(Object.keys(PLAIN)))
})

/** The classes that the sheets of some of the folders of `src` have rules for. */
function classesIn(isIn: (file: string) => boolean): Set<string> {
  const sheets = FILES.filter((file) => file.endsWith('.css') && isIn(file))
  return new Set(
    sheets.flatMap((file) =>
      Array.from(read(file).matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g), ([, name = '']) => name),
    ),
  )
}

it('What the sky’s sheets alone paint is in no page without it', () => {
  const others = classesIn((file) => !isSky(file))
  const own = [...classesIn(isSky)].filter((name) => !others.has(name))
  expect(own).toContain('sky-still')
  const used = FILES.filter((file) => file.endsWith('.tsx') && !isSky(file)).flatMap((file) => {
    const strings = Array.from(read(file).matchAll(/(["'`])(.*?)\1/g), ([, , words = '']) => words)
    return strings.flatMap((words) => words.split(' ')).filter((word) => own.includes(word))
  })
  expect(used).toEqual([])
})

// parts.test.ts tests that the code of these is built in its place.
it('The plain style stands in the place of the sky’s where a site has none', () => {
  const { env } = settingsOf({})
  env.parts.sky = false
  expect(aliases(env, '/src')).toMatchObject({ './screens/sky': '/src/screens/plain' })
})
