import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** @import { GuideSettings } from './guide-settings.mjs' */

const HERE = new URL('./', import.meta.url)

/** What every guide is made by: whoever changes one of these prints the guides again. */
const SYSTEM = [
  'archivo-faces.mjs',
  'finish-pdf.mjs',
  'guide-covers.mjs',
  'guide-settings.mjs',
  'guide-shell.mjs',
  'guide.css',
  'prepare-page.mjs',
  'print-guide.mjs',
]

/**
 * Fingerprint of all that a guide is made from. The file carries it, so that a test can tell without
 * printing whether the file is the made one.
 *
 * @param {GuideSettings} guide
 */
export async function guideDigest(guide) {
  const hash = createHash('sha256')
  for (const name of [...SYSTEM, guide.source, `../brand/art/cover-${guide.name}.png`])
    hash.update(await readFile(new URL(name, HERE)))
  return hash.digest('hex')
}
