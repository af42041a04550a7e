import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const SHEETS = FILES.filter((file) => file.endsWith('.css'))
const isSky = (file: string) => file.startsWith('looks/sky/')
const read = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8')

/** The classes that sheets have rules for. */
function classesIn(sheets: string[]): Set<string> {
  return new Set(
    sheets.flatMap((file) =>
      Array.from(read(file).matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g), ([, name = '']) => name),
    ),
  )
}

it.each([
  ['Utilities stand in markup, and sheets are plain CSS', /@apply/],
  ['A single side is called left, right, top or bottom', /(?:inline|block)-(?:start|end):/],
])('%s', (_law, broken) => {
  expect(SHEETS).toContain('index.css')
  expect(SHEETS.filter((file) => broken.test(read(file)))).toEqual([])
})

it('What the sky’s sheets alone paint is in no page without it', () => {
  const others = classesIn(SHEETS.filter((file) => !isSky(file)))
  const own = [...classesIn(SHEETS.filter(isSky))].filter((name) => !others.has(name))
  expect(own).toContain('sky-still')
  const used = FILES.filter((file) => file.endsWith('.tsx') && !isSky(file)).flatMap((file) => {
    const strings = Array.from(read(file).matchAll(/(["'`])(.*?)\1/g), ([, , words = '']) => words)
    return strings.flatMap((words) => words.split(' ')).filter((word) => own.includes(word))
  })
  expect(used).toEqual([])
})
