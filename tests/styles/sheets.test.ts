import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), 'utf8') }))

it.each([
  ['Utilities stand in markup, and sheets are plain CSS', /@apply/],
  ['A single side is called left, right, top or bottom', /(?:inline|block)-(?:start|end):/],
])('%s', (_law, broken) => {
  expect(sheets.map(({ file }) => file)).toContain('index.css')
  expect(sheets.filter(({ text }) => broken.test(text)).map(({ file }) => file)).toEqual([])
})
