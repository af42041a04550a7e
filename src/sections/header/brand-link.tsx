import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { brandTitle } from '@/config/build.ts'
import { BUILD_PATHS } from '@/config/build.ts'
import { settings } from '@/config/build.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { isPlainClick } from '@/lib/plain-click.ts'
import { scrollToTop } from '@/browser/scroll.ts'
import type { LinkState } from '@/sections/use-scroll-to-section.ts'

/** What the hero breaks on a phone takes two small lines here. */
const LONG = brandTitle !== null && brandTitle.narrow.lines > 1

/** The brand title: goes home and scrolls smoothly to the top (specification section 2, header). */
export function BrandLink({ onClick, children }: { onClick?: () => void; children?: ReactNode }) {
  const { language, texts } = useLanguage()
  const { pathname, hash } = useLocation()
  const go = (event: MouseEvent) => {
    onClick?.()
    if (pathname !== BUILD_PATHS.home || hash !== '' || !isPlainClick(event)) return
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
        lang="pt-BR"
        data-long={LONG || undefined}
        style={brandTitle ? { '--fit': brandTitle.header } : undefined}
        className="brand-name"
      >
        {settings.brandName}
      </span>
    </Link>
  )
}
