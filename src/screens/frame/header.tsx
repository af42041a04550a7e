import { Menu } from 'lucide-react'
import { startTransition, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { useMediaQuery } from '@/browser/use-media-query.ts'
import { SectionLink } from '@/links/section-link.tsx'
import { TalkButton } from '@/page/talk-button.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { pagePath } from '@/site/build-routes.ts'
import { cn } from '@/ui/cn.ts'
import { languages } from 'virtual:site'
import { BrandLink } from './brand-link.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { MENU_ID, MENU_MARKDOWN, MENU_SECTIONS } from './navigation.ts'
import { useSectionInView } from './use-section-in-view.ts'

const LINK_CLASS = 'nav-link cap-trim inline-block min-h-touch content-center whitespace-nowrap'
const ONE_COLUMN_CLASS = 'md:hidden no-script:hidden print:hidden'

/** Widths are set for the longest words of the example's languages. On two columns below 64rem there is no room for the call. */
export function Header() {
  const header = useTexts('header')
  const labels = useTexts('labels')
  const inView = useSectionInView()
  const fromTwoColumns = useMediaQuery(FROM_TWO_COLUMNS)
  const [open, setOpen] = useState(false)
  if (fromTwoColumns && open) setOpen(false)

  return (
    <header
      lang={header.lang}
      className={cn(
        'band fixed inset-x-0 top-0 z-header border-b bg-ground has-[[role=menu]]:z-menu',
        'max-md:no-script:static print:static',
      )}
    >
      <div
        className={cn(
          'page-width page-grid awaits-language min-h-[calc(var(--header-height)-1px)] items-center',
          'max-md:flex max-md:gap-0 max-md:no-script:block',
        )}
      >
        <div className="@container flex-1 md:col-span-3">
          <BrandLink />
        </div>
        <nav
          aria-label={labels.mainNavigation}
          className={cn(
            'col-span-10 hidden grid-cols-subgrid items-center font-medium print:hidden',
            'max-md:no-script:block md:grid md:text-sm md:max-xl:font-stretch-(--stretch-narrow)',
          )}
        >
          <ul
            className={cn(
              'flex flex-wrap gap-x-[max(1rem,2.4cqi)]',
              'md:col-span-5 md:max-lg:-ml-12 md:justify-end',
            )}
          >
            {MENU_SECTIONS.map(({ id, name }) => (
              <li key={id}>
                <SectionLink
                  targetId={id}
                  aria-current={id === inView ? 'location' : undefined}
                  className={LINK_CLASS}
                >
                  {header[name]}
                </SectionLink>
              </li>
            ))}
            {import.meta.env.MARKDOWN &&
              MENU_MARKDOWN.map(({ path, title }) => (
                <li key={path}>
                  <NavLink to={path} reloadDocument end className={LINK_CLASS}>
                    {title}
                  </NavLink>
                </li>
              ))}
          </ul>
          <div
            className={cn(
              'flex flex-wrap gap-x-3',
              'md:col-span-4 md:col-start-7 md:items-center md:justify-between',
            )}
          >
            {import.meta.env.GUIDES && (
              <NavLink to={pagePath('downloads')} end className={LINK_CLASS}>
                {header.downloads}
              </NavLink>
            )}
            <TalkButton
              section="header"
              withIcon={false}
              className={cn(
                'header-talk button-small whitespace-nowrap',
                '@max-[64rem]:hidden max-xl:px-2',
              )}
            />
            {languages.length > 1 && <LanguageMenu />}
          </div>
        </nav>
        <TalkButton
          section="header"
          label={labels.talk}
          withIcon={false}
          className={`${ONE_COLUMN_CLASS} header-talk button-small mr-2 @max-[20rem]:hidden`}
        />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? MENU_ID : undefined}
          aria-label={labels.openMenu}
          onClick={() => startTransition(() => setOpen(true))}
          className={`${ONE_COLUMN_CLASS} icon-button -mr-(--icon-overhang) text-current`}
        >
          <Menu size={24} />
        </button>
      </div>
      <MobileMenu open={open} onClose={() => setOpen(false)} />
    </header>
  )
}
