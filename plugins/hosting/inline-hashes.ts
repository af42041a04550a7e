import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import type { InlineHashes } from './content-security-policy.ts'

/** Browsers ask the policy for all but data, such as JSON-LD. */
const SCRIPTS = 'script:not([src], [type$="json"])'

function sha256({ textContent }: Element): string {
  return `sha256-${createHash('sha256').update(textContent).digest('base64')}`
}

/** Hashes of the inline scripts and style elements of some pages, each once. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const documents = pages.map((html) => new JSDOM(html).window.document)
  const hashesOf = (selector: string) => {
    const elements = documents.flatMap((page) => Array.from(page.querySelectorAll(selector)))
    return [...new Set(elements.map(sha256))]
  }
  return { scripts: hashesOf(SCRIPTS), styles: hashesOf('style') }
}
