import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BUILD_PATHS } from '@/config/build.ts'
import type { SectionId } from '@/config/routes.ts'
import { isPlainClick } from '@/lib/plain-click.ts'
import { publicPath } from '@/lib/public-path.ts'
import { scrollToElement } from '@/browser/scroll.ts'
import type { LinkState } from './use-section-arrival.ts'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  section: SectionId
  /** Id of the part of the section that is scrolled to. */
  part?: string
}

/**
 * A link to a section of the home page, from any page (specification section 2, header): from another
 * one it goes home, where the section is scrolled to. Without JavaScript it is followed as it stands.
 */
export function SectionLink({ section, part, onClick, ...props }: SectionLinkProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (pathname === BUILD_PATHS.home) scrollToElement(part ?? section)
    else void navigate(BUILD_PATHS.home, { state: { section } satisfies LinkState })
  }
  return <a href={publicPath(`${BUILD_PATHS.home}#${section}`)} onClick={go} {...props} />
}
