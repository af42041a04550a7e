import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getDocumentProxy, getMeta } from 'unpdf'
import type { Material } from '../../src/content/schema.ts'
import { readMade, type GuideFacts } from '../made.ts'
import { cached } from './cache.ts'
import { isChosen, sizeOf, type ChosenPicture } from './picture-sizes.ts'

type PdfFacts = Pick<GuideFacts, 'pages' | 'date' | 'chapters'>

async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { info } = await getMeta(document, { parseDates: true })
  const date: unknown = info['CreationDate']
  return {
    pages: document.numPages,
    chapters: [],
    ...(date instanceof Date && { date: date.toISOString() }),
  }
}

/** Throws if a PDF cannot be read or has a password. */
async function pdfFacts(root: string, file: string): Promise<PdfFacts> {
  const bytes = readFileSync(path.join(root, 'public/pdfs', file))
  try {
    const facts = await cached(bytes, 'pdf.json', async () =>
      Buffer.from(JSON.stringify(await readPdf(bytes))),
    )
    return JSON.parse(Buffer.from(facts).toString()) as PdfFacts
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    const fault = isLocked ? 'has a password: save it without one' : 'is no PDF that can be read'
    throw new Error(`public/pdfs/${file} ${fault}.`, { cause: error })
  }
}

/** The facts of the guides' files, recorded by `npm run brand`, or read from files of another size. */
export async function guideFacts(
  root: string,
  { materials }: { materials: readonly Material[] },
): Promise<Record<string, GuideFacts>> {
  const { files } = readMade()
  const facts = materials.map(async ({ file, cover }) => {
    const { size: bytes } = statSync(path.join(root, 'public/pdfs', file))
    const noted = files[file]
    const picture: ChosenPicture = { kind: 'cover', address: cover }
    const said = noted?.bytes === bytes ? noted : { ...(await pdfFacts(root, file)), bytes }
    const size = noted && !isChosen(root, picture) ? noted.size : await sizeOf(root, picture)
    return [file, { ...said, size }] as const
  })
  return Object.fromEntries(await Promise.all(facts))
}
