import type { ComponentProps } from 'react'
import { ownerLinks } from '@/site/build.ts'
import type { OwnerLinkName } from '@/site/owner-links.ts'
import { AddressLink } from './address-link.tsx'
import { ComingSoonLink } from './coming-soon-link.tsx'

/** A link to an address that the owner sets. Without an address it says that it comes soon. */
export function OwnerLink({ to, ...props }: ComponentProps<'a'> & { to: OwnerLinkName }) {
  const href = ownerLinks[to]
  return href === undefined ? <ComingSoonLink {...props} /> : <AddressLink {...props} href={href} />
}
