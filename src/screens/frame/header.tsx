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
import { MENU_ID, menuPages, NAVIGATION } from './navigation.ts'
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
  // The history entry in which the menu was opened. Back and each link change the entry, which closes it.
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  const toggle = useRef<HTMLButtonElement>(null)
  // Synchronously, because the inert page under the menu cannot be focused.
  const close = useCallback(() => {
    const focusInside = document.activeElement?.closest(`#${MENU_ID}`)
    flushSync(() => setOpenAt(undefined))
    if (focusInside) toggle.current?.focus()
  }, [])

  useEscape(close, open)

  return (
    <header
      lang={lang}
      className="fixed inset-x-0 top-0 z-header border-b border-line bg-ground print:static max-md:noscript:static"
    >
      <div className="band">
        <div className="page columns-page flex min-h-[calc(var(--header)-1px)] items-center justify-between md:grid max-md:noscript:block">
          <div className="@container flex-1 md:col-span-3">
            <BrandLink onClick={close} />
          </div>
          <nav
            aria-label={labels.mainNavigation}
            className="hidden font-medium md:col-start-4 md:-col-end-1 md:grid md:grid-cols-subgrid md:items-center md:text-[length:min(var(--text-sm),1.65cqi)] max-md:noscript:block tight:text-[0.875rem]"
          >
            {/* The links to sections end at the axis. */}
            <ul className="flex flex-wrap justify-end gap-x-[clamp(1rem,2.4cqi,40px)] md:col-span-5 max-md:noscript:justify-start">
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
            <div className="flex flex-wrap justify-end gap-x-[clamp(1rem,2.4cqi,40px)] md:col-span-4 md:col-start-7 md:items-center md:justify-between md:gap-x-[clamp(0.75rem,1.2cqi,20px)] max-md:noscript:justify-start tight:gap-x-2">
              {menuPages(header).map(({ label, ...page }) => (
                <NavLink key={page.to} {...page} end className={LINK_CLASS}>
                  {label}
                </NavLink>
              ))}
              <TalkButton
                section="header"
                sign={false}
                // With a second page in the menu only wide windows have room for it.
                className="hidden min-h-11 px-2 py-0 text-[length:inherit] whitespace-nowrap @[64rem]:inline-flex @[84rem]:px-3 @max-[100rem]:[.nav-link~.nav-link~&]:hidden"
              />
              {LANGUAGES.length > 1 && <LanguageMenu />}
            </div>
          </nav>
          {!open && import.meta.env.CONTACT && (
            <SectionLink
              section={SECTION_IDS.contact}
              className={buttonClass(
                'secondary',
                'mr-2 ml-auto min-h-11 px-3 pt-[0.2em] pb-0 text-sm/tight md:hidden @max-[22rem]:hidden print:hidden noscript:hidden',
              )}
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
