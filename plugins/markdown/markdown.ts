import MarkdownIt, { type Token } from 'markdown-it'
import { embedOf } from './embeds.ts'

export const markdown = new MarkdownIt({ linkify: true })

/** The picture, link or address that stands alone in a paragraph. */
export function loneChild({ children }: Token): Token | undefined {
  const tokens = children?.filter(({ type, content }) => type !== 'text' || content.trim() !== '')
  const [first, second, third] = tokens ?? []
  if (tokens?.length === 1 && first?.type === 'image') return first
  const isLink = tokens?.length === 3 && first?.type === 'link_open' && third?.type === 'link_close'
  return isLink && second?.type === 'text' ? first : undefined
}

export interface Linked {
  kind: 'link' | 'picture' | 'embed'
  address: string
  /** Of the line in the body, from 0. */
  line: number
}

export function linkedIn(tokens: readonly Token[]): Linked[] {
  return tokens.flatMap((token) => {
    const line = token.map?.[0] ?? 0
    return (token.children ?? []).flatMap((child): Linked[] => {
      const address = String(child.attrGet(child.type === 'image' ? 'src' : 'href') ?? '')
      if (child.type === 'image') return [{ kind: 'picture', address: decodeURI(address), line }]
      if (child.type !== 'link_open') return []
      const isEmbed = child.info === 'auto' && loneChild(token) === child && embedOf(address)
      return [{ kind: isEmbed ? 'embed' : 'link', address, line }]
    })
  })
}
