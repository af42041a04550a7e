import { Menu, X } from 'lucide-react'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router-dom'
import { Mark } from '@/components/ui/mark.tsx'
import { SECTION_IDS } from '@/config/routes.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { BrandLink } from './brand-link.tsx'
import { menuPages } from './menu-pages.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { MENU_ID, NAVIGATION } from './navigation.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SectionLink } from '@/sections/section-link.tsx'
import { useSectionInView } from './use-section-in-view.ts'

const LINK = 'nav-link touch-target whitespace-nowrap'

/** With more pages than these beside its sections, the header has its menu in windows of any width. */
const PAGES_ON_A_LINE = 2

/** Fixed at the top of every page (specification section 2, header). */
export function Header() {
  const { texts } = useLanguage()
  const inView = useSectionInView()
  // The menu is open where it was opened: on another page, as after Back, it is not.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const toggle = useRef<HTMLButtonElement>(null)
  // The menu is gone before the link is followed: until then the page under it takes no focus.
  const close = useCallback(() => {
    const focusInside = document.activeElement?.closest(`#${MENU_ID}`)
    flushSync(() => {
      setOpenAt(undefined)
    })
    if (focusInside) toggle.current?.focus()
  }, [])

  useEffect(() => {
    if (!open) return undefined
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const closeWithButton = () => {
      if (!toggle.current?.checkVisibility()) close()
    }
    window.addEventListener('keydown', closeOnEscape)
    window.addEventListener('resize', closeWithButton)
    return () => {
      window.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('resize', closeWithButton)
    }
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
                    className={LINK}
                  >
                    {texts.header[label]}
                  </SectionLink>
                </li>
              ))}
            </ul>
            <div className="header-aside">
              {pages.map(({ path, label, lang }) => (
                <NavLink key={path} to={path} end lang={lang} className={LINK}>
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
            onClick={() => {
              startTransition(() => {
                setOpenAt(open ? undefined : key)
              })
            }}
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
