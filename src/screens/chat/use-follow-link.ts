import { useNavigate } from 'react-router-dom'
import { withoutBase } from '@/site/base-path.ts'
import { targetOf } from '@/site/build-routes.ts'

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Follows a link of the conversation as the router would. Returns false if the browser has to. */
export function useFollowLink() {
  const navigate = useNavigate()
  return ({ origin, pathname, search, hash }: HTMLAnchorElement, click: MouseEvent): boolean => {
    const { kind, address } = targetOf(withoutBase(pathname) + search + hash)
    if (kind !== 'page' || origin !== window.location.origin || !isPlain(click)) return false
    click.preventDefault()
    void navigate(address)
    return true
  }
}
