import type { OwnerLink } from './env.ts'

const addresses = JSON.parse(import.meta.env.OWNER_LINKS) as Partial<Record<OwnerLink, string>>

/** Attributes of the links that the owner has set. One that leaves the site has a tab of its own. */
export const ownerLinks: Partial<
  Record<OwnerLink, { href: string; target?: string; rel?: string }>
> = Object.fromEntries(
  Object.entries(addresses).map(([link, href]) => [
    link,
    href.startsWith('/') ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' },
  ]),
)
