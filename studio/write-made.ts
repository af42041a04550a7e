import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { madeFile, readMade, type Made } from '../plugins/brand/made.ts'
import { FOLDER, ROOT } from './site.ts'

export async function writeMade(made: Partial<Made>): Promise<void> {
  const file = path.join(ROOT, madeFile(FOLDER))
  await writeFile(file, `${JSON.stringify({ ...readMade(FOLDER), ...made }, undefined, 2)}\n`)
}
