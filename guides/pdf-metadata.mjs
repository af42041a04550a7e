import { PDFDict, PDFHexString, PDFName } from 'pdf-lib'
import { escapeHtml } from './guide-shell.mjs'

/** @import { PDFDocument } from 'pdf-lib' */
/**
 * @typedef {{ title: string, author: string, subject: string, date: Date, digest: string }} Metadata
 */

/** Of the document's own entries (Info): what the file was made from. */
export const DIGEST_KEY = PDFName.of('SourceDigest')

/**
 * Says what the document is, both in the old place and in the one that PDF/UA asks for.
 *
 * @param {PDFDocument} document
 * @param {Metadata} metadata
 */
export function describe(document, metadata) {
  document.setTitle(metadata.title, { showInWindowTitleBar: true })
  document.setAuthor(metadata.author)
  document.setSubject(metadata.subject)
  document.setCreator(metadata.author)
  document.setCreationDate(metadata.date)
  document.setModificationDate(metadata.date)
  const { context, catalog } = document
  context
    .lookup(context.trailerInfo.Info, PDFDict)
    .set(DIGEST_KEY, PDFHexString.fromText(metadata.digest))
  const packet = context.stream(xmp(metadata), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(packet))
}

function xmp(/** @type {Metadata} */ { title, author, subject, date }) {
  const day = date.toISOString()
  return Buffer.from(`<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
 xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
 xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<pdfuaid:part>1</pdfuaid:part>
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>pt-BR</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${escapeHtml(author)}</xmp:CreatorTool>
<xmp:CreateDate>${day}</xmp:CreateDate>
<xmp:ModifyDate>${day}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`)
}
