import { useNavigate } from 'react-router-dom'
import { BUILD_ROUTES } from '@/config/build-routes.ts'
import { ROUTES } from '@/config/routes.ts'
import { publicPath, sitePath } from '@/lib/public-path.ts'
import { scrollToElement } from '@/browser/scroll.ts'

/** The bot's links are in the default language; these are the same pages in the build's. */
const LINKED = new Map<string, string>(
  BUILD_ROUTES.filter(({ indexed }) => indexed).map(({ name, path }) => [ROUTES[name].path, path]),
)

export function useFollowLink(beforeLeaving: () => void): (link: HTMLAnchorElement) => boolean {
  const navigate = useNavigate()
  return ({ origin, pathname: address, hash }) => {
    const pathname = LINKED.get(sitePath(address))
    if (origin !== window.location.origin || pathname === undefined) return false
    beforeLeaving()
    const section = hash.slice(1)
    if (publicPath(pathname) === window.location.pathname && section) scrollToElement(section)
    else void navigate(pathname + hash)
    return true
  }
}
