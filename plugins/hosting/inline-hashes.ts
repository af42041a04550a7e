import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import type { InlineHashes } from './content-security-policy.ts'

/** Data scripts, such as JSON-LD, need no hash. */
const SCRIPTS = 'script:not([src], [type$="json"])'

function sha256({ textContent }: Element): string {
  return `sha256-${createHash('sha256').update(textContent).digest('base64')}`
}

export function inlineHashes(pages: readonly string[]): InlineHashes {
  const documents = pages.map((html) => new JSDOM(html).window.document)
  const hashesOf = (selector: string) => {
    const elements = documents.flatMap((page) => Array.from(page.querySelectorAll(selector)))
    return [...new Set(elements.map(sha256))]
  }
  return { scripts: hashesOf(SCRIPTS), styles: hashesOf('style') }
}
