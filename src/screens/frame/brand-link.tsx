import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { nameFits, settings } from '@/site/build.ts'
import { BUILD_PATHS } from '@/site/build-routes.ts'
import { DEFAULT_LANGUAGE } from '@/site/languages.ts'
import { useIsHome } from './use-is-home.ts'
import { useLanguage } from '@/settings/language-provider.tsx'
import { Mark } from 'virtual:mark'
import { isPlainClick } from '@/ui/plain-click.ts'
import { scrollToTop } from '@/ui/scroll.ts'
import type { LinkState } from './use-scroll-to-section.ts'
import { useTexts } from '@/settings/use-texts.ts'

const MEASURED = nameFits[settings.brandName]
/** A name that the hero breaks on a phone is set in two small lines, and so is one not measured. */
const LONG = MEASURED?.narrow.lines !== 1

export function BrandLink({ onClick }: { onClick?: () => void }) {
  const { language } = useLanguage()
  const { texts: labels } = useTexts('labels')
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
      aria-label={labels.home}
      lang={language}
      className="brand touch-target gap-3"
    >
      <Mark height={28} className="shrink-0" />
      <span
        lang={DEFAULT_LANGUAGE}
        translate="no"
        data-long={LONG || undefined}
        style={MEASURED && { '--fit': MEASURED.header }}
        className="brand-name"
      >
        {settings.brandName}
      </span>
    </Link>
  )
}
