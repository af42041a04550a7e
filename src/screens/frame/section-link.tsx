import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { BUILD_PATHS } from '@/site/build-routes.ts'
import { useIsHome } from './use-is-home.ts'
import type { SectionId } from '@/site/routes.ts'
import { isPlainClick } from '@/ui/plain-click.ts'
import { publicPath } from '@/site/public-path.ts'
import { scrollToElement } from '@/ui/scroll.ts'
import type { LinkState } from './use-scroll-to-section.ts'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  section: SectionId
  /** An element in it to scroll to instead. */
  targetId?: string
}

export function SectionLink({ section, targetId, onClick, ...props }: SectionLinkProps) {
  const navigate = useNavigate()
  const isHome = useIsHome()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isHome) scrollToElement(targetId ?? section)
    else void navigate(BUILD_PATHS.home, { state: { section } satisfies LinkState })
  }
  return <a href={publicPath(`${BUILD_PATHS.home}#${section}`)} onClick={go} {...props} />
}
