import { useNavigate } from 'react-router-dom'
import { PAGE_LIST } from '@/config/pages.ts'
import { sitePath } from '@/lib/public-path.ts'
import { scrollToElement } from '@/lib/scroll.ts'

const PAGES = new Set(PAGE_LIST.filter(({ indexed }) => indexed).map(({ path }) => path))

/**
 * Follows a link of the conversation to a page of the site by the router, so that the conversation
 * goes on. Other links are left to the browser, which opens them in a tab of their own.
 */
export function useFollowLink(beforeLeaving: () => void): (link: HTMLAnchorElement) => boolean {
  const navigate = useNavigate()
  return ({ origin, pathname: address, hash }) => {
    const pathname = sitePath(address)
    if (origin !== window.location.origin || !PAGES.has(pathname)) return false
    beforeLeaving()
    const section = hash.slice(1)
    if (address === window.location.pathname && section) scrollToElement(section)
    else void navigate(pathname + hash)
    return true
  }
}
