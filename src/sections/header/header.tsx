import { Menu, X } from 'lucide-react'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router-dom'
import { Mark } from '@/components/ui/mark.tsx'
import { useEscape } from '@/components/ui/use-escape.ts'
import { SECTION_IDS } from '@/config/routes.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { BrandLink } from '@/sections/brand-link.tsx'
import { menuPages } from './menu-pages.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { MENU_ID, NAVIGATION } from './navigation.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SectionLink } from '@/sections/section-link.tsx'
import { useSectionInView } from './use-section-in-view.ts'

const LINK_CLASS = 'nav-link touch-target whitespace-nowrap'

/** With more pages than these the header shows its menu button at any width. */
const PAGES_ON_A_LINE = 2

/** Specification section 2, header. */
export function Header() {
  const { texts } = useLanguage()
  const inView = useSectionInView()
  // Bound to the history entry, so that Back closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const toggle = useRef<HTMLButtonElement>(null)
  // At once, because the page under the menu is inert until then and takes no focus.
  const close = useCallback(() => {
    const focusInside = document.activeElement?.closest(`#${MENU_ID}`)
    flushSync(() => setOpenAt(undefined))
    if (focusInside) toggle.current?.focus()
  }, [])

  useEscape(close, open)
  useEffect(() => {
    if (!open) return undefined
    const closeWithButton = () => {
      if (!toggle.current?.checkVisibility()) close()
    }
    window.addEventListener('resize', closeWithButton)
    return () => window.removeEventListener('resize', closeWithButton)
  }, [open, close])

  const pages = menuPages(texts)
  return (
    <header data-crowded={pages.length > PAGES_ON_A_LINE || undefined} className="site-header">
      <div className="band">
        <div className="header-grid page columns-page">
          <div className="header-brand">
            <BrandLink onClick={close}>
              <Mark height={28} />
            </BrandLink>
          </div>
          <nav aria-label={texts.labels.mainNavigation} className="header-navigation font-medium">
            <ul className="header-sections">
              {NAVIGATION.map(({ section, label }) => (
                <li key={section}>
                  <SectionLink
                    section={section}
                    aria-current={section === inView ? 'location' : undefined}
                    className={LINK_CLASS}
                  >
                    {texts.header[label]}
                  </SectionLink>
                </li>
              ))}
            </ul>
            <div className="header-aside">
              {pages.map(({ path, label, lang }) => (
                <NavLink key={path} to={path} end lang={lang} className={LINK_CLASS}>
                  {label}
                </NavLink>
              ))}
              <LanguageMenu />
            </div>
          </nav>
          {!open && (
            <SectionLink
              section={SECTION_IDS.contact}
              className="header-call touch-target mr-2 ml-auto rounded border border-line-2 px-3 text-sm font-medium"
            >
              {texts.header.contact}
            </SectionLink>
          )}
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={open ? MENU_ID : undefined}
            aria-label={open ? texts.labels.closeMenu : texts.labels.openMenu}
            onClick={() => startTransition(() => setOpenAt(open ? undefined : key))}
            className="header-toggle -mr-2.5 size-11"
          >
            {open ? <X size={24} /> : <Menu size={24} />}
          </button>
        </div>
      </div>
      {open && <MobileMenu onChoose={close} />}
    </header>
  )
}
