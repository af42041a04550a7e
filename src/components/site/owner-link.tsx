import type { ComponentProps } from 'react'
import type { OwnerLink as Name } from '@/config/env.ts'
import { ownerLinks } from '@/config/build.ts'
import { InertLink } from './inert-link.tsx'

/** A link of the owner's: by the settings, with a tab of its own where it leaves the site, or inert. */
export function OwnerLink({ to, ...props }: ComponentProps<'a'> & { to: Name }) {
  const link = ownerLinks[to]
  return link ? <a {...link} {...props} /> : <InertLink {...props} />
}
