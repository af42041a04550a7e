import type { ComponentProps, MouseEvent } from 'react'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ROUTES } from '@/config/routes.ts'
import type { SectionId } from '@/config/routes.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/config/spec.ts'
import { isPlainClick } from '@/lib/plain-click.ts'
import { scrollToElement } from '@/lib/scroll.ts'

/** How often the section is looked for while the home page is still being loaded. */
const ATTEMPTS = 50

/** Scrolls to a section as soon as it is on the page. Returns what gives that up. */
export function scrollWhenThere(id: SectionId): () => void {
  let attempts = 0
  const timer = window.setInterval(() => {
    attempts += 1
    const isThere = document.getElementById(id) !== null
    if (isThere) scrollToElement(id)
    if (isThere || attempts === ATTEMPTS) window.clearInterval(timer)
  }, SCROLL_AFTER_NAVIGATION_MS)
  return () => {
    window.clearInterval(timer)
  }
}

/** Goes to a section of the home page, from any page (specification section 2, header). */
function useGoToSection(): (id: SectionId) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (id) => {
      if (pathname === ROUTES.home) {
        scrollToElement(id)
      } else {
        void navigate(ROUTES.home)
        scrollWhenThere(id)
      }
    },
    [navigate, pathname],
  )
}

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: SectionId }

/** A link to a section of the home page. Without JavaScript it is followed as it stands. */
export function SectionLink({ section, onClick, ...props }: SectionLinkProps) {
  const goToSection = useGoToSection()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    goToSection(section)
  }
  return <a href={`${ROUTES.home}#${section}`} onClick={go} {...props} />
}
