import type { ComponentProps } from 'react'
import type { OwnerLinkName } from '@/content/schema/site.ts'
import { ownerLinks } from '@/site/build.ts'
import { AddressLink } from './address-link.tsx'
import { InertLink } from './inert-link.tsx'

/** A link to an address that the owner sets. It is inert while none is set. */
export function OwnerLink({ to, ...props }: ComponentProps<'a'> & { to: OwnerLinkName }) {
  const href = ownerLinks[to]
  return href === undefined ? <InertLink {...props} /> : <AddressLink {...props} href={href} />
}
