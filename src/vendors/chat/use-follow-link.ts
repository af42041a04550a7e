import { useNavigate } from 'react-router-dom'
import { BUILD_ROUTES } from '@/site/build-routes.ts'
import { ROUTES } from '@/site/routes.ts'
import { publicPath, sitePath } from '@/site/public-path.ts'
import { scrollToElement } from '@/ui/scroll.ts'

/** The bot's links are in the default language; these are the same pages in the build's. */
const LINKED = new Map<string, string>(
  BUILD_ROUTES.filter(({ indexed }) => indexed).map(({ name, path }) => [ROUTES[name].path, path]),
)

interface FollowLinkOptions {
  /** Whether the chat covers the page, which then has a history entry of its own. */
  covers: boolean
  onLeave: () => void
}

export function useFollowLink({ covers, onLeave }: FollowLinkOptions) {
  const navigate = useNavigate()
  return ({ origin, pathname: address, hash }: HTMLAnchorElement): boolean => {
    const pathname = LINKED.get(sitePath(address))
    if (origin !== window.location.origin || pathname === undefined) return false
    const section = hash.slice(1)
    const here = publicPath(pathname) === window.location.pathname && section !== ''
    if (!here) void navigate(pathname, { replace: covers, state: { section } })
    onLeave()
    if (here) scrollToElement(section)
    return true
  }
}
