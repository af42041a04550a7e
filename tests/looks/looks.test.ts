import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const isSky = (file: string) => file.startsWith('looks/sky/')
const read = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8')

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
