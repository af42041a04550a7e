import type { ComponentProps } from 'react'
import type { OwnerLink as Name } from '@/config/env.ts'
import { ownerLinks } from '@/config/build.ts'
import { InertLink } from './inert-link.tsx'

/** A link whose address is a setting; inert while that is not set. */
export function OwnerLink({ to, ...props }: ComponentProps<'a'> & { to: Name }) {
  const link = ownerLinks[to]
  return link ? <a {...link} {...props} /> : <InertLink {...props} />
}
