import { useNavigate } from 'react-router-dom'
import { pathInBuild } from '@/site/build-routes.ts'
import { publicPath, sitePath } from '@/site/public-path.ts'
import { scrollToElement } from '@/ui/scroll.ts'

interface FollowLinkOptions {
  /** Whether the chat covers the page, which then has a history entry of its own. */
  covers: boolean
  onLeave: () => void
}

export function useFollowLink({ covers, onLeave }: FollowLinkOptions) {
  const navigate = useNavigate()
  return ({ origin, pathname: address, hash }: HTMLAnchorElement): boolean => {
    const pathname = pathInBuild(sitePath(address))
    if (origin !== window.location.origin || pathname === undefined) return false
    const section = hash.slice(1)
    const here = publicPath(pathname) === window.location.pathname && section !== ''
    if (!here) void navigate(pathname, { replace: covers, state: { section } })
    onLeave()
    if (here) scrollToElement(section)
    return true
  }
}
