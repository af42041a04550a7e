import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const SHEETS = FILES.filter((file) => file.endsWith('.css'))
const read = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8')

it.each([
  ['Utilities stand in markup, and sheets are plain CSS', /@apply/],
  ['A single side is called left, right, top or bottom', /(?:inline|block)-(?:start|end):/],
])('%s', (_law, broken) => {
  expect(SHEETS).toContain('index.css')
  expect(SHEETS.filter((file) => broken.test(read(file)))).toEqual([])
})
