const ANCHOR = /<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs
const REACHABLE = /^(https?|mailto|tel):/i
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

export interface MailLink {
  /** The words under the link. */
  text: string
  href: string
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (entity, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return NAMED[name] ?? entity
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )
}

/**
 * The links of a rendered mail, each address once. Reading them by pattern is safe here: the mails
 * come from the project's templates, and no value in them has a bare quote or angle bracket.
 */
export function linksIn(html: string): MailLink[] {
  const links = new Map<string, MailLink>()
  for (const [, address = '', content = ''] of html.matchAll(ANCHOR)) {
    const href = unescapeHtml(address)
    if (!REACHABLE.test(href) || links.has(href)) continue
    links.set(href, { href, text: unescapeHtml(content.replace(/<[^>]*>/g, '')).trim() })
  }
  return [...links.values()]
}
