import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { GuideSettings } from './guide-settings.mjs'

const HERE = new URL('./', import.meta.url)

/** After a change of these, `npm run brand -- guides` has to print all guides again. */
const LOOK = ['guide-settings.mjs', 'guide.css']

/** The PDF carries it, so that a test can tell without printing whether the file is up to date. */
export async function guideDigest(guide: GuideSettings) {
  const hash = createHash('sha256')
  for (const name of [...LOOK, guide.source, `../brand/art/cover-${guide.name}.png`])
    hash.update(await readFile(new URL(name, HERE)))
  return hash.digest('hex')
}
