import { createHash } from 'node:crypto'
import type { InlineHashes } from './content-security-policy.ts'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
const SOURCE_ATTRIBUTE = /\ssrc\s*=/i
const TYPE_ATTRIBUTE = /\stype\s*=\s*["']?([^"'\s>]*)/i

/** What browsers run, or obey, and so ask the policy for; other types are data, such as JSON-LD. */
const ACTIVE_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules'])

export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function isInlineScript(attributes: string): boolean {
  const type = TYPE_ATTRIBUTE.exec(attributes)?.[1] ?? ''
  return !SOURCE_ATTRIBUTE.test(attributes) && ACTIVE_TYPES.has(type.toLowerCase())
}

/** Hashes of the inline scripts and style elements of some pages, each once. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT))
      if (isInlineScript(attributes)) scripts.add(sha256(text))
    for (const [, text = ''] of html.matchAll(STYLE)) styles.add(sha256(text))
  }
  return { scripts: [...scripts], styles: [...styles] }
}
