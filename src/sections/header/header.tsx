import { Menu, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NavLink } from 'react-router-dom'
import { Isolated } from '@/components/ui/isolated.tsx'
import { useLanguage } from '@/language/language-provider.tsx'
import { lazy } from '@/lib/lazy.tsx'
import { preloadWhenUsed } from '@/lib/preload.ts'
import { whenUsed } from '@/lib/when.ts'
import { BrandLink } from './brand-link.tsx'
import { menuPages } from './menu-pages.ts'
import { MENU_ID, NAVIGATION } from './navigation.ts'
import { IsolatedFailure } from '@/sections/isolated-failure.tsx'
import { SectionLink } from '@/sections/section-link.tsx'
import './header.css'

const LanguageMenu = lazy(async () => (await import('./language-menu.tsx')).LanguageMenu, whenUsed)

const loadMobileMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu
const MobileMenu = lazy(loadMobileMenu)
preloadWhenUsed(loadMobileMenu)

const LINK = 'nav-link inline-flex min-h-11 items-center whitespace-nowrap'

/** With more pages than these beside its sections, the header has its menu in windows of any width. */
const PAGES_ON_A_LINE = 2

/** Fixed at the top of every page (specification section 2, header). */
export function Header() {
  const { texts } = useLanguage()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  // The menu is gone before the link is followed: until then the page under it takes no focus.
  const close = useCallback(() => {
    const focusInside = document.activeElement?.closest(`#${MENU_ID}`)
    flushSync(() => {
      setOpen(false)
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
            <BrandLink onClick={close} />
          </div>
          <nav aria-label={texts.labels.mainNavigation} className="header-navigation font-medium">
            <ul className="header-sections">
              {NAVIGATION.map(({ section, label }) => (
                <li key={section}>
                  <SectionLink section={section} className={LINK}>
                    {texts.header[label]}
                  </SectionLink>
                </li>
              ))}
            </ul>
            <div className="header-aside">
              {pages.map(({ path, label, lang }) => (
                <NavLink key={path} to={path} lang={lang} className={LINK}>
                  {label}
                </NavLink>
              ))}
              <Isolated>
                <LanguageMenu />
              </Isolated>
            </div>
          </nav>
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={open ? MENU_ID : undefined}
            aria-label={open ? texts.labels.closeMenu : texts.labels.openMenu}
            onClick={() => {
              setOpen(!open)
            }}
            className="header-menu -mr-2.5 grid size-11 place-content-center"
          >
            {open ? (
              <X aria-hidden="true" size={24} strokeWidth={1.5} />
            ) : (
              <Menu aria-hidden="true" size={24} strokeWidth={1.5} />
            )}
          </button>
        </div>
      </div>
      {open && (
        <Isolated fallback={IsolatedFailure}>
          <MobileMenu onChoose={close} />
        </Isolated>
      )}
    </header>
  )
}
