import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import type { InlineHashes } from './content-security-policy.ts'

/** What browsers run, or obey, and so ask the policy for; other types are data, such as JSON-LD. */
const ACTIVE = ['module', 'text/javascript', 'importmap', 'speculationrules']
const SCRIPTS = `script:not([src]):is(:not([type]), ${ACTIVE.map((type) => `[type="${type}"]`).join()})`

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Hashes of the inline scripts and style elements of some pages, each once. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const documents = pages.map((html) => new JSDOM(html).window.document)
  const hashesOf = (selector: string) => [
    ...new Set(
      documents.flatMap((page) =>
        Array.from(page.querySelectorAll(selector), (element) => sha256(element.textContent)),
      ),
    ),
  ]
  return { scripts: hashesOf(SCRIPTS), styles: hashesOf('style') }
}
