import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { LinkState } from '@/page/use-scroll-to-target.ts'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { defaultLanguage, nameFits, siteConfig } from '@/site/build-facts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { Mark } from 'virtual:mark'

const MEASURED = nameFits[siteConfig.brand]
/** A name takes up to two lines if it takes two in a phone's hero, or if it was not measured. */
const WRAPS = MEASURED?.narrow.lines !== 1

export function BrandLink(props: Pick<ComponentProps<typeof Link>, 'onClick'>) {
  const { language } = useLanguage()
  const labels = useTexts('labels')
  return (
    <Link
      to={pagePath('home')}
      state={{ smooth: true } satisfies LinkState}
      {...props}
      aria-label={labels.home}
      lang={language}
      className="brand touch-target gap-3"
    >
      <Mark height={28} className="shrink-0" />
      <span
        lang={defaultLanguage}
        translate="no"
        data-long={WRAPS || undefined}
        style={MEASURED && { '--fit': MEASURED.header }}
        className="brand-name"
      >
        {siteConfig.brand}
      </span>
    </Link>
  )
}
