import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Text {
  text: string
  y: number
  size: number
}

export interface Tag {
  role: string
  alt?: string | undefined
  text: string
  children: Tag[]
}

export interface Page {
  width: number
  texts: Text[]
  tags: Tag[]
  links: { url?: string; dest?: string }[]
}

interface Node {
  role?: string
  alt?: string
  id?: string
  children?: Node[]
}

export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
}

export async function readPages(pdf: PDFDocumentProxy): Promise<Page[]> {
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) =>
      readPage(await pdf.getPage(index + 1)),
    ),
  )
}

async function readPage(page: PDFPageProxy): Promise<Page> {
  const [, , width = 0] = page.view
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts: Text[] = []
  const marked = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if ('str' in item) {
      const [, , c = 0, d = 0, , y = 0] = item.transform as number[]
      if (item.str.trim()) texts.push({ text: item.str, y, size: Math.hypot(c, d) })
      const id = open.findLast(Boolean) ?? ''
      marked.set(id, (marked.get(id) ?? '') + item.str)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id)
  }
  const links = (await page.getAnnotations()) as Page['links']
  const root = (await page.getStructTree()) as Node | null
  return { width, texts, links, tags: root ? tagsOf(root, marked) : [] }
}

function tagsOf(node: Node, marked: ReadonlyMap<string, string>): Tag[] {
  const children = (node.children ?? []).flatMap((child) => tagsOf(child, marked))
  if (!node.role) return [{ role: '', text: marked.get(node.id ?? '') ?? '', children }]
  return [{ role: node.role, alt: node.alt, text: '', children }]
}

export function below(tags: readonly Tag[]): Tag[] {
  return tags.flatMap((tag) => [tag, ...below(tag.children)])
}

/** The words in reading order, without gaps; `without` names the tags that are left out. */
export function wordsOf(tags: readonly Tag[], without: readonly string[] = []): string {
  return tags
    .filter(({ role }) => !without.includes(role))
    .map(({ text, children }) => text + wordsOf(children, without))
    .join('')
    .replace(/\s/g, '')
}
