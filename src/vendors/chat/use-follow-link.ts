import { useNavigate } from 'react-router-dom'
import { withoutBase } from '@/site/base-path.ts'
import { pathInBuild } from '@/site/build-routes.ts'

interface FollowLinkOptions {
  modal: boolean
  onLeave: () => void
}

/** Follows a link of the conversation to a page of this site. Returns false for any other link. */
export function useFollowLink({ modal, onLeave }: FollowLinkOptions) {
  const navigate = useNavigate()
  return ({ origin, pathname: address, hash }: HTMLAnchorElement): boolean => {
    const pathname = pathInBuild(withoutBase(address))
    if (origin !== window.location.origin || pathname === undefined) return false
    void navigate({ pathname, hash }, { replace: modal })
    if (modal) onLeave()
    return true
  }
}
