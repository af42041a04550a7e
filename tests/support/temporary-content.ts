import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { siteFolder } from '../../plugins/settings/site-folder.ts'

const root = mkdtempSync(path.join(tmpdir(), 'texts-'))
cpSync('src/content', path.join(root, 'src/content'), { recursive: true })
symlinkSync(path.resolve('public'), path.join(root, 'public'))
afterAll(() => rmSync(root, { recursive: true }))

/** A copy of the site's own texts, and how one of its files is changed until the test has finished. */
export function copyContent() {
  const change = (file: string, edit: (text: string) => string) => {
    const place = path.join(root, 'src/content', file)
    const before = readFileSync(place, 'utf8')
    onTestFinished(() => writeFileSync(place, before))
    writeFileSync(place, edit(before))
  }
  /** The same as data, in whatever form it is written. */
  const set = (file: string, values: Record<string, unknown>) =>
    change(file, (text) => stringify({ ...(parse(text) as object), ...values }))
  return { root, folder: siteFolder(root), change, set }
}
