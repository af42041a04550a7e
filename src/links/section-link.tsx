import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { pagePath } from '@/site/build-routes.ts'

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  targetId: string
}

export function SectionLink({ targetId, ...props }: SectionLinkProps) {
  return <Link to={{ pathname: pagePath('home'), hash: targetId }} {...props} />
}
