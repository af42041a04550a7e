import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of each file in a folder, and in those below, whose path matches. */
export function readFilesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}
