import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Mark } from '@/page/mark.tsx'
import type { LinkState } from '@/page/use-scroll-to-target.ts'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { countChars } from '@/text/count-chars.ts'
import { wrappedChars } from '@/text/wrapped-chars.ts'
import { defaultLanguage, siteConfig } from 'virtual:site'

const LENGTH = countChars(siteConfig.brand)
/** A longer name takes two lines, if it has words for them. The longer line has about 0.6 of the letters. */
const LINE_LIMIT = 12
const WRAPS = LENGTH > LINE_LIMIT
const CHARS = wrappedChars(siteConfig.brand, WRAPS ? 0.6 * LENGTH : LINE_LIMIT)

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
        style={{ '--chars': CHARS }}
        className="brand-name fitted"
      >
        {siteConfig.brand}
      </span>
    </Link>
  )
}
