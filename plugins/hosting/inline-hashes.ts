import { createHash } from 'node:crypto'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { InlineHashes } from './content-security-policy.ts'

type Node = DefaultTreeAdapterTypes.Node

/** What browsers run, or obey, and so ask the policy for; other types are data, such as JSON-LD. */
const ACTIVE_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules'])

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The texts of what stands inline below a node, by the name of its elements. */
function inlineTexts(node: Node, name: string): string[] {
  const below = 'childNodes' in node ? node.childNodes : []
  const texts = below.flatMap((child) => inlineTexts(child, name))
  if (node.nodeName !== name || !('attrs' in node)) return texts
  const attributes = new Map(node.attrs.map((attribute) => [attribute.name, attribute.value]))
  const active = ACTIVE_TYPES.has(attributes.get('type') ?? '') && !attributes.has('src')
  return active ? below.flatMap((child) => ('value' in child ? child.value : [])) : texts
}

/** Hashes of the inline scripts and style elements of some pages, each once. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const documents = pages.map((html) => parse(html))
  const hashesOf = (name: string) => [
    ...new Set(documents.flatMap((page) => inlineTexts(page, name)).map(sha256)),
  ]
  return { scripts: hashesOf('script'), styles: hashesOf('style') }
}
