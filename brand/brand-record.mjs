import { readFile, writeFile } from 'node:fs/promises'

/** @import { MadeParts } from '../plugins/made-parts.ts' */

const RECORD = new URL('brand.json', import.meta.url)

/**
 * Notes what a part was made with, so that the build can say when the settings have changed since.
 *
 * @template {keyof MadeParts} Part
 * @param {Part} part
 * @param {MadeParts[Part]} bears
 */
export async function recordMade(part, bears) {
  const record = JSON.parse(await readFile(RECORD, 'utf8'))
  const text = JSON.stringify({ ...record, [part]: bears }, undefined, 2)
  await writeFile(RECORD, `${text}\n`)
}
