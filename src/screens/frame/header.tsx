import { Menu, X } from 'lucide-react'
import { startTransition, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavLink, useLocation } from 'react-router-dom'
import { buttonClass } from '@/ui/button.tsx'
import { useEscape } from '@/ui/use-escape.ts'
import { LANGUAGES } from '@/site/languages.ts'
import { SECTION_IDS } from '@/site/routes.ts'
import { BrandLink } from './brand-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { hasSection, MENU_ID, menuPages, NAVIGATION } from './navigation.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SectionLink } from './section-link.tsx'
import { TalkButton } from './talk-button.tsx'
import { useSectionInView } from './use-section-in-view.ts'
import { useTexts } from '@/settings/use-texts.ts'

const LINK_CLASS = 'nav-link touch-target whitespace-nowrap'

export function Header() {
  const { texts: header, lang } = useTexts('header')
  const { texts: labels } = useTexts('labels')
  const inView = useSectionInView()
  // The history entry that the menu is open in: Back, and each link, closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const toggle = useRef<HTMLButtonElement>(null)
  // Synchronously: until then the page under the menu is inert and cannot be focused.
  const close = useCallback(() => {
    const focusInside = document.activeElement?.closest(`#${MENU_ID}`)
    flushSync(() => setOpenAt(undefined))
    if (focusInside) toggle.current?.focus()
  }, [])

  useEscape(close, open)

  return (
    <header lang={lang} className="site-header z-header">
      <div className="band">
        <div className="header-grid page columns-page">
          <div className="@container flex-1 md:col-span-3">
            <BrandLink onClick={close} />
          </div>
          <nav aria-label={labels.mainNavigation} className="header-navigation font-medium">
            <ul className="header-sections">
              {NAVIGATION.map(({ section, label }) => (
                <li key={section}>
                  <SectionLink
                    section={section}
                    aria-current={section === inView ? 'location' : undefined}
                    className={LINK_CLASS}
                  >
                    {header[label]}
                  </SectionLink>
                </li>
              ))}
            </ul>
            <div className="header-aside">
              {menuPages(header).map(({ path, label }) => (
                <NavLink key={path} to={path} end className={LINK_CLASS}>
                  {label}
                </NavLink>
              ))}
              <TalkButton section="header" sign={false} className="header-talk" />
              {LANGUAGES.length > 1 && <LanguageMenu />}
            </div>
          </nav>
          {!open && hasSection('contact') && (
            <SectionLink
              section={SECTION_IDS.contact}
              className={buttonClass('secondary', 'header-call mr-2 ml-auto md:hidden')}
            >
              {header.contact}
            </SectionLink>
          )}
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={open ? MENU_ID : undefined}
            aria-label={open ? labels.closeMenu : labels.openMenu}
            onClick={() => startTransition(() => setOpenAt(open ? undefined : key))}
            className="-mr-2.5 grid size-11 place-content-center md:hidden noscript:hidden"
          >
            {open ? <X size={24} /> : <Menu size={24} />}
          </button>
        </div>
      </div>
      {open && <MobileMenu onChoose={close} />}
    </header>
  )
}
