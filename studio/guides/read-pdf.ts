import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { hashOf, type MadeGuide } from '../../plugins/brand/made.ts'

/** Throws for a file that cannot be read, or only with a password. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<Pick<MadeGuide, 'pages' | 'hash' | 'date' | 'chapters'>> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true })
  if (document.isEncrypted) throw new Error('it is encrypted: save it without a password')
  const date = document.getCreationDate()
  return {
    pages: document.getPageCount(),
    hash: hashOf(bytes),
    ...(date && { date: date.toISOString() }),
    chapters: chaptersOf(document),
  }
}

/** As the bookmarks name them, less the contents and the imprint of the guides that are printed here. */
function chaptersOf(document: PDFDocument): string[] {
  const titles: string[] = []
  let bookmark = document.catalog
    .lookupMaybe(PDFName.of('Outlines'), PDFDict)
    ?.lookupMaybe(PDFName.of('First'), PDFDict)
  while (bookmark) {
    const title = bookmark.lookup(PDFName.of('Title'))
    if (title instanceof PDFString || title instanceof PDFHexString) titles.push(title.decodeText())
    bookmark = bookmark.lookupMaybe(PDFName.of('Next'), PDFDict)
  }
  return titles.filter((title) => title !== 'Sumário' && title !== 'Sobre este guia')
}
