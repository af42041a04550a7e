import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'

/**
 * Cut from a page at its foot, in points. Colour that ends where the page ends leaves a white line
 * below it where a viewer rounds the page up to whole pixels.
 */
const TRIM = 0.7

interface Metadata {
  title: string
  author: string
  subject: string
  date: Date
  digest: string
}

/** Of the document's own entries (Info): what the file was made from. */
const DIGEST_KEY = PDFName.of('SourceDigest')

/** For each place that a link leads to, its page from 1. */
export async function readPlaces(printed: Uint8Array): Promise<Record<string, number>> {
  const document = await PDFDocument.load(printed, { updateMetadata: false })
  const pages = document.getPages().map(({ ref }) => ref)
  const targets = document.catalog.lookup(PDFName.of('Dests'), PDFDict)
  return Object.fromEntries(
    targets.keys().map((key) => {
      const page = targets.lookup(key, PDFArray).get(0)
      return [key.decodeText(), 1 + pages.findIndex((ref) => ref === page)]
    }),
  )
}

/**
 * Says what the file is, and what Chromium leaves unsaid for a screen reader: that its tags for bold and
 * italic words are plain text, and that the keyboard goes from link to link as the text does.
 */
export async function finishPdf(
  printed: Uint8Array,
  { title, author, subject, date, digest }: Metadata,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(printed, { updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(author)
  document.setSubject(subject)
  document.setCreator(author)
  document.setCreationDate(date)
  document.setModificationDate(date)
  infoOf(document).set(DIGEST_KEY, PDFHexString.fromText(digest))
  document.catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .set(PDFName.of('RoleMap'), document.context.obj({ Em: 'Span', Strong: 'Span' }))
  for (const page of document.getPages()) {
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    const { width, height } = page.getSize()
    page.setMediaBox(0, TRIM, width, height - TRIM)
  }
  return document.save({ updateFieldAppearances: false })
}

/** What the file was made from: see guide-digest.ts. */
export function readDigest(document: PDFDocument) {
  return infoOf(document).lookup(DIGEST_KEY, PDFHexString).decodeText()
}

function infoOf(document: PDFDocument) {
  return document.context.lookup(document.context.trailerInfo.Info, PDFDict)
}
