import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './site.ts'

/** Writes a file whole or not at all, and says so. */
export function save(file: string, content: string | Uint8Array): void {
  const place = path.resolve(ROOT, file)
  mkdirSync(path.dirname(place), { recursive: true })
  // At once: where another picture fails, the command ends in the middle of nothing.
  writeFileSync(place, content)
  console.log(
    `  ${path.relative(ROOT, place)}  ${(Buffer.byteLength(content) / 1000).toFixed(1)} kB`,
  )
}
