import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const isSky = (file: string) => file.startsWith('looks/sky/')
const read = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8')

/** The plain counterpart of each file of the sky, with the same exports. */
type Plain = {
  axis: typeof import('@/looks/sky/axis.tsx')
  'brand-picture': typeof import('@/looks/sky/brand-picture.tsx')
  'footer-close': typeof import('@/looks/sky/footer-close.tsx')
  'hero-backdrop': typeof import('@/looks/sky/hero-backdrop.tsx')
  'lost-picture': typeof import('@/looks/sky/lost-picture.tsx')
  'preparing-backdrop': typeof import('@/looks/sky/preparing-backdrop.tsx')
  'value-picture': typeof import('@/looks/sky/value-picture.tsx')
}
const PLAIN = {
  axis: () => import('@/looks/plain/axis.tsx'),
  'brand-picture': () => import('@/looks/plain/brand-picture.tsx'),
  'footer-close': () => import('@/looks/plain/footer-close.tsx'),
  'hero-backdrop': () => import('@/looks/plain/hero-backdrop.tsx'),
  'lost-picture': () => import('@/looks/plain/lost-picture.tsx'),
  'preparing-backdrop': () => import('@/looks/plain/preparing-backdrop.tsx'),
  'value-picture': () => import('@/looks/plain/value-picture.tsx'),
} satisfies { [Part in keyof Plain]: () => Promise<Plain[Part]> }

it('What pages import of the look has a plain counterpart', () => {
  const taken = FILES.filter((file) => /\.tsx?$/.test(file)).flatMap((file) =>
    Array.from(read(file).matchAll(/'@look\/([\w-]+)\.tsx?'/g), ([, part]) => part),
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
