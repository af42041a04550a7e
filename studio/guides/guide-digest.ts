import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { GuideSettings } from './guide-settings.mjs'

const HERE = new URL('./', import.meta.url)

/** What all guides look like: whoever changes one of these prints them again. */
const LOOK = ['guide-settings.mjs', 'guide.css']

/**
 * Fingerprint of what a guide says and how it looks, not of the code that prints it. The file carries it,
 * so that a test can tell without printing whether the file is the made one.
 */
export async function guideDigest(guide: GuideSettings) {
  const hash = createHash('sha256')
  for (const name of [...LOOK, guide.source, `../brand/art/cover-${guide.name}.png`])
    hash.update(await readFile(new URL(name, HERE)))
  return hash.digest('hex')
}
