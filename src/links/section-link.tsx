import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { pagePath } from '@/site/build-routes.ts'

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The id of an element on the home page. use-scroll-to-target.ts scrolls to it. */
  targetId: string
}

export function SectionLink({ targetId, ...props }: SectionLinkProps) {
  return <Link to={{ pathname: pagePath('home'), hash: targetId }} {...props} />
}
