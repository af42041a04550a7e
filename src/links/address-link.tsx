import type { ComponentProps } from 'react'
import { Link, parsePath } from 'react-router-dom'
import { pathInBuild } from '@/site/build-routes.ts'
import { publicPath } from '@/site/public-path.ts'

type AddressLinkProps = ComponentProps<'a'> & {
  href: string
  /** Whether a page of the site replaces the current history entry. */
  replace?: boolean
}

/** Links to a page or a file of the site, or opens a web address in a new tab. */
export function AddressLink({ href, replace = false, ...props }: AddressLinkProps) {
  const { pathname = '', ...rest } = parsePath(href)
  const page = pathInBuild(pathname)
  if (page !== undefined)
    return <Link to={{ pathname: page, ...rest }} {...(replace && { replace })} {...props} />
  if (href.startsWith('/')) return <a href={publicPath(href)} {...props} />
  if (!/^https?:/.test(href)) return <a href={href} {...props} />
  return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
}
