import { useContext, type ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { InOverlay } from '@/ui/overlay/in-overlay.ts'

export function PageLink(props: ComponentProps<typeof Link>) {
  const replace = useContext(InOverlay)
  return <Link {...(replace && { replace })} {...props} />
}
