import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName } from 'pdf-lib'

/** Cut from a page's foot, where viewers that round up to whole pixels would show a white line. */
const TRIM_PT = 0.7

interface Metadata {
  title: string
  author: string
  subject: string
  date: Date
  digest: string
}

const DIGEST_KEY = PDFName.of('SourceDigest')

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

/** Adds what Chromium leaves out for screen readers: plain text for bold words, links in the text's order. */
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
    page.setMediaBox(0, TRIM_PT, width, height - TRIM_PT)
  }
  return document.save({ updateFieldAppearances: false })
}

export function readDigest(document: PDFDocument) {
  return infoOf(document).lookup(DIGEST_KEY, PDFHexString).decodeText()
}

function infoOf(document: PDFDocument) {
  return document.context.lookup(document.context.trailerInfo.Info, PDFDict)
}
