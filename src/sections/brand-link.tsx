import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { brandTitle, settings } from '@/config/build.ts'
import { BUILD_PATHS } from '@/config/build-routes.ts'
import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import { useIsHome } from './use-is-home.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { isPlainClick } from '@/lib/plain-click.ts'
import { scrollToTop } from '@/browser/scroll.ts'
import type { LinkState } from './use-scroll-to-section.ts'

/** A name that the hero breaks on a phone is set in two small lines. */
const LONG = brandTitle !== null && brandTitle.narrow.lines > 1

/** Specification section 2, header. */
export function BrandLink({ onClick, children }: { onClick?: () => void; children?: ReactNode }) {
  const { language, texts } = useLanguage()
  const { hash } = useLocation()
  const isHome = useIsHome()
  const go = (event: MouseEvent) => {
    onClick?.()
    if (!isHome || hash !== '' || !isPlainClick(event)) return
    event.preventDefault()
    scrollToTop()
  }
  return (
    <Link
      to={BUILD_PATHS.home}
      state={{ smooth: true } satisfies LinkState}
      onClick={go}
      aria-label={texts.labels.home}
      lang={language}
      className="brand"
    >
      {children}
      <span
        lang={DEFAULT_LANGUAGE}
        data-long={LONG || undefined}
        style={brandTitle ? { '--fit': brandTitle.header } : undefined}
        className="brand-name"
      >
        {settings.brandName}
      </span>
    </Link>
  )
}
