import { publicPath } from '@/lib/public-path.ts'
import type { OwnerLink } from './env.ts'

const addresses = JSON.parse(import.meta.env.OWNER_LINKS) as Partial<Record<OwnerLink, string>>

interface LinkAttributes {
  href: string
  target?: string
  rel?: string
}

/** Attributes of a link to a path of the site or to the web, for which it has a tab of its own. */
export function linkAttributes(address: string): LinkAttributes {
  if (address.startsWith('/')) return { href: publicPath(address) }
  if (!/^https?:/.test(address)) return { href: address }
  return { href: address, target: '_blank', rel: 'noopener noreferrer' }
}

/** Attributes of the links that the owner has set. */
export const ownerLinks: Partial<Record<OwnerLink, LinkAttributes>> = Object.fromEntries(
  Object.entries(addresses).map(([link, address]) => [link, linkAttributes(address)]),
)
