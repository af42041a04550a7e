import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Mark } from '@/page/mark.tsx'
import type { LinkState } from '@/page/use-scroll-to-target.ts'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { countChars } from '@/text/count-chars.ts'
import { defaultLanguage, siteConfig } from 'virtual:site'

const BRAND_WORDS = siteConfig.brand.split(' ')
const LENGTH = countChars(siteConfig.brand)
/** A longer name takes up to two lines, if it has words for them. */
const LONGEST_LINE = 12
const WRAPS = LENGTH > LONGEST_LINE
const CHARS = WRAPS ? Math.max(LENGTH * 0.6, countChars(BRAND_WORDS)) : LENGTH

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
