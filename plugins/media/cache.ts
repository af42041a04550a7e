import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../made.ts'

const FOLDER = path.join(import.meta.dirname, '../../node_modules/.cache/site-media')

export async function cached(
  from: Uint8Array,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = path.join(FOLDER, `${hashOf(from)}-${name}`)
  if (existsSync(file)) return readFileSync(file)
  const made = await make()
  mkdirSync(FOLDER, { recursive: true })
  // Another build may read the file at the same time.
  writeFileSync(`${file}.${process.pid}`, made)
  renameSync(`${file}.${process.pid}`, file)
  return made
}
