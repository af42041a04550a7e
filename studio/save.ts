import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { madeFile, readMade, type Made } from '../plugins/brand/made.ts'
import { FOLDER, ROOT } from './site.ts'

export function save(file: string, content: string | Uint8Array): void {
  const place = path.resolve(ROOT, file)
  mkdirSync(path.dirname(place), { recursive: true })
  // Synchronously, so that a failure elsewhere leaves no half-written file.
  writeFileSync(place, content)
  console.log(
    `  ${path.relative(ROOT, place)}  ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`,
  )
}

export function saveMade(made: Partial<Made>): void {
  const all = { ...readMade(FOLDER), ...made }
  writeFileSync(path.join(ROOT, madeFile(FOLDER)), `${JSON.stringify(all, undefined, 2)}\n`)
}
