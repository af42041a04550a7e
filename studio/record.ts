import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Made } from '../plugins/made.ts'
import { ROOT } from './site.ts'

const FILE = path.join(ROOT, 'src/content/made.json')

/** Notes what was made in `made.json`, which the build reads. */
export async function record(made: Partial<Made>): Promise<void> {
  const before = JSON.parse(await readFile(FILE, 'utf8')) as Made
  await writeFile(FILE, `${JSON.stringify({ ...before, ...made }, undefined, 2)}\n`)
}
