import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Material } from '../../src/content/schema.ts'
import { hashOf, readMade, type GuideFacts } from '../made.ts'
import { isChosen, sizeOf, type ChosenPicture } from './picture-sizes.ts'

/** Readers of PDFs look for its first words no further. */
const PDF_HEAD_BYTES = 1024

/** The facts of the guides' files: recorded by `npm run brand`, or for other files what their texts say. */
export async function guideFacts(
  root: string,
  materials: readonly Material[],
): Promise<Record<string, GuideFacts>> {
  const { files } = readMade()
  const facts = materials.map(async ({ file, cover, pages }) => {
    const content = readFileSync(path.join(root, 'public/pdfs', file))
    if (!content.subarray(0, PDF_HEAD_BYTES).includes('%PDF-'))
      throw new Error(`public/pdfs/${file} is no PDF.`)
    const hash = hashOf(content)
    const recorded = files[file]
    const picture: ChosenPicture = { kind: 'cover', address: cover }
    return [
      file,
      {
        ...(recorded?.hash === hash ? recorded : { hash, bytes: content.length, chapters: [] }),
        ...(pages && { pages }),
        size: recorded && !isChosen(root, picture) ? recorded.size : await sizeOf(root, picture),
      },
    ] as const
  })
  return Object.fromEntries(await Promise.all(facts))
}
