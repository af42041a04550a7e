import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'

/** The site's own texts in a folder of one test, and how one of its files is changed. */
export function copyContent() {
  const root = mkdtempSync(path.join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync('src/content', path.join(root, 'src/content'), { recursive: true })
  symlinkSync(path.resolve('public'), path.join(root, 'public'))
  const change = (file: string, edit: (text: string) => string) => {
    const place = path.join(root, 'src/content', file)
    writeFileSync(place, edit(readFileSync(place, 'utf8')))
  }
  /** The same as data, in whatever form it is written. */
  const set = (file: string, values: Record<string, unknown>) =>
    change(file, (text) => stringify({ ...(parse(text) as object), ...values }))
  return { root, change, set }
}
