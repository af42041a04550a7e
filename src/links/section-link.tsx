import type { ComponentProps } from 'react'
import { pagePath } from '@/site/build-routes.ts'
import { PageLink } from './page-link.tsx'

type SectionLinkProps = Omit<ComponentProps<typeof PageLink>, 'to'> & {
  /** The id of a section of the home page, or of a part of one. use-scroll-to-target.ts scrolls to it. */
  targetId: string
}

export function SectionLink({ targetId, ...props }: SectionLinkProps) {
  return <PageLink to={{ pathname: pagePath('home'), hash: targetId }} {...props} />
}
