import { ArrowDownToLine, ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LANGUAGES } from '@/config/languages.ts'
import { BUILD_PATHS } from '@/config/build-routes.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { preloadLanguage } from '@/language/load-dictionary.ts'
import { useInert } from '@/components/ui/use-inert.ts'
import { Flag } from './flag.tsx'
import { menuPages } from './menu-pages.ts'
import { MENU_ID, NAVIGATION } from './navigation.ts'
import { SectionLink } from '@/sections/section-link.tsx'

const ROW_CLASS = 'mobile-menu-row display'

function findBelowHeader(): Iterable<Element> {
  return document.querySelectorAll('#page')
}

/** Navigation, downloads and languages in narrow windows. */
export function MobileMenu({ onChoose }: { onChoose: () => void }) {
  const { language, texts, setLanguage } = useLanguage()

  useInert(findBelowHeader)

  return (
    <nav id={MENU_ID} aria-label={texts.labels.mainNavigation} className="mobile-menu">
      <ul>
        {NAVIGATION.map(({ section, label }) => (
          <li key={section}>
            <SectionLink section={section} onClick={onChoose} className={ROW_CLASS}>
              {texts.header[label]}
            </SectionLink>
          </li>
        ))}
        {menuPages(texts).map(({ path, label, lang }) => {
          const Icon = path === BUILD_PATHS.downloads ? ArrowDownToLine : ArrowRight
          return (
            <li key={path}>
              <Link to={path} lang={lang} onClick={onChoose} className={ROW_CLASS}>
                {label}
                <Icon size={28} />
              </Link>
            </li>
          )
        })}
      </ul>
      <h2 id="mobile-menu-language" className="note mt-6">
        {texts.labels.language}
      </h2>
      <ul aria-labelledby="mobile-menu-language" className="mt-1">
        {LANGUAGES.map(({ value, label, flag }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === language}
              onPointerDown={() => preloadLanguage(value)}
              onClick={() => {
                setLanguage(value)
                onChoose()
              }}
              className="flex min-h-12 w-full items-center gap-3.5 aria-pressed:font-medium"
            >
              <Flag src={flag} />
              <span lang={value}>{label}</span>
              {value === language && <Check className="ml-auto text-primary" />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
