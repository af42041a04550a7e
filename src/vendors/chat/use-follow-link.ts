import { useNavigate } from 'react-router-dom'
import { withoutBase } from '@/site/base-path.ts'
import { translatePath } from '@/site/build-routes.ts'

interface FollowLinkOptions {
  modal: boolean
  onLeave: () => void
}

export function useFollowLink({ modal, onLeave }: FollowLinkOptions) {
  const navigate = useNavigate()
  return ({ origin, pathname: address, hash }: HTMLAnchorElement): boolean => {
    const pathname = translatePath(withoutBase(address))
    if (origin !== window.location.origin || pathname === undefined) return false
    void navigate({ pathname, hash }, { replace: modal })
    if (modal) onLeave()
    return true
  }
}
