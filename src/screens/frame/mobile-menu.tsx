import { ArrowDownToLine, ArrowRight, Check, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { SectionLink } from '@/links/section-link.tsx'
import { TalkButton } from '@/page/talk-button.tsx'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { cn } from '@/ui/cn.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { languages } from 'virtual:site'
import { BrandLink } from './brand-link.tsx'
import { Flag } from './flag.tsx'
import { MENU_ID, MENU_MARKDOWN, MENU_SECTIONS } from './navigation.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

const ROW_CLASS = 'display-type flex min-h-12 items-center justify-between border-b text-[1.875rem]'
const LANGUAGE_CLASS =
  'flex min-h-12 w-full items-center gap-3 text-left leading-tight aria-pressed:font-medium'

function LanguageList({ onChoose }: { onChoose: () => void }) {
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  const labels = useTexts('labels')
  return (
    <>
      <h2 id="mobile-menu-language" className="note mt-6">
        {labels.language}
      </h2>
      <ul
        aria-labelledby="mobile-menu-language"
        className={cn(
          'mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6',
          'sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]',
        )}
      >
        {languages.map(({ value, label, flag }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === language}
              onClick={() => {
                choose(value)
                onChoose()
              }}
              className={LANGUAGE_CLASS}
            >
              <Flag src={flag} />
              <span lang={value}>{label}</span>
              {value === language && <Check className="ml-auto text-primary" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface MobileMenuProps {
  open: boolean
  onClose: () => void
}

/** Covers the whole window, so it repeats the header's first line. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const header = useTexts('header')
  const labels = useTexts('labels')
  const footer = useTexts('footer')

  return (
    <Dialog
      open={open}
      onClose={onClose}
      id={MENU_ID}
      aria-label={labels.mainNavigation}
      className="size-full overflow-y-auto bg-ground print:hidden"
    >
      <div className="min-h-full">
        <div
          className={cn(
            'sticky top-0 z-1 border-b bg-ground px-(--margin)',
            'flex min-h-(--header-height) flex-row-reverse items-center',
          )}
        >
          <button
            type="button"
            aria-expanded="true"
            aria-controls={MENU_ID}
            aria-label={labels.closeMenu}
            onClick={onClose}
            className="icon-button -mr-(--icon-overhang) text-current"
          >
            <X size={24} />
          </button>
          <div className="@container flex-1">
            <BrandLink onClick={onClose} />
          </div>
        </div>
        <div className="px-(--margin) pt-2 pb-6">
          <ul className="sm:low:grid sm:low:grid-cols-2 sm:low:gap-x-8">
            {MENU_SECTIONS.map(({ id, name }) => (
              <li key={id}>
                <SectionLink targetId={id} onClick={onClose} className={ROW_CLASS}>
                  {header[name]}
                </SectionLink>
              </li>
            ))}
            {import.meta.env.GUIDES && (
              <li>
                <Link to={pagePath('downloads')} onClick={onClose} className={ROW_CLASS}>
                  <span>{header.downloads}</span> <ArrowDownToLine size={28} />
                </Link>
              </li>
            )}
            {import.meta.env.MARKDOWN &&
              MENU_MARKDOWN.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path} reloadDocument onClick={onClose} className={ROW_CLASS}>
                    <span>{title}</span> <ArrowRight size={28} />
                  </Link>
                </li>
              ))}
          </ul>
          <TalkButton section="menu" className="mt-4 w-full" />
          {languages.length > 1 && <LanguageList onChoose={onClose} />}
          <ThemeMenu lang={footer.lang} className="note mt-3" />
        </div>
      </div>
    </Dialog>
  )
}
