import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { pagePath } from '@/site/build-routes.ts'

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  section: string
}

/** use-arrival.ts scrolls to the section. */
export function SectionLink({ section, ...props }: SectionLinkProps) {
  return <Link to={{ pathname: pagePath('home'), hash: section }} {...props} />
}
