import type { ComponentProps } from 'react'
import { publicPath } from '@/site/public-path.ts'

/** Leads to a path of the site, or in a new tab to a web address. */
export function AddressLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  if (href.startsWith('/')) return <a href={publicPath(href)} {...props} />
  if (!/^https?:/.test(href)) return <a href={href} {...props} />
  return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
}
