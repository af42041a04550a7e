import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')

it('Utilities stand in markup, and sheets are plain CSS', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const sheets = files.filter((file) => file.endsWith('.css'))
  expect(sheets).toContain('index.css')
  const applying = sheets.filter((file) =>
    readFileSync(path.join(SOURCE, file), 'utf8').includes('@apply'),
  )
  expect(applying).toEqual([])
})
