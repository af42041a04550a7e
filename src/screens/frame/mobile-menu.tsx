import { ArrowDownToLine, ArrowRight, Check } from 'lucide-react'
import { PageLink } from '@/links/page-link.tsx'
import { SectionLink } from '@/links/section-link.tsx'
import { TalkButton } from '@/page/talk-button.tsx'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { languages } from '@/site/build-facts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { fadeOutCopy } from '@/ui/fade-out-copy.ts'
import { Flag } from './flag.tsx'
import { MENU_ID, menuPages, MENU_SECTIONS } from './navigation.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

const ROW_CLASS =
  'display flex min-h-15 items-center justify-between border-b border-line text-[1.875rem]'

function LanguageList({ onChoose }: { onChoose: () => void }) {
  const { language } = useLanguage()
  const choose = useChooseLanguage()
  const labels = useTexts('labels')
  return (
    <>
      <h2 id="mobile-menu-language" className="note mt-6">
        {labels.language}
      </h2>
      <ul aria-labelledby="mobile-menu-language" className="mt-1">
        {languages.map(({ value, label, flag }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === language}
              onClick={() => {
                choose(value)
                onChoose()
              }}
              className="flex min-h-12 w-full items-center gap-3.5 text-left aria-pressed:font-medium"
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

export function MobileMenu({ onClose }: { onClose: () => void }) {
  const header = useTexts('header')
  const labels = useTexts('labels')

  return (
    <nav
      ref={fadeOutCopy}
      id={MENU_ID}
      aria-label={labels.mainNavigation}
      className="covers-page opening h-[calc(100svh-var(--header-height))] overflow-y-auto overscroll-contain border-t border-line bg-ground px-(--margin) pt-2 pb-6 print:hidden"
    >
      <ul>
        {MENU_SECTIONS.map(({ id, name }) => (
          <li key={id}>
            <SectionLink targetId={id} onClick={onClose} className={ROW_CLASS}>
              {header[name]}
            </SectionLink>
          </li>
        ))}
        {menuPages(header).map(({ label, ...page }) => {
          const Icon = page.to === pagePath('downloads') ? ArrowDownToLine : ArrowRight
          return (
            <li key={page.to}>
              <PageLink {...page} onClick={onClose} className={ROW_CLASS}>
                <span>{label}</span>
                <Icon size={28} />
              </PageLink>
            </li>
          )
        })}
      </ul>
      {languages.length > 1 && <LanguageList onChoose={onClose} />}
      <ThemeMenu lang={useTexts('footer').lang} className="note mt-3" />
      <TalkButton place="menu" className="mt-6 w-full" />
    </nav>
  )
}
