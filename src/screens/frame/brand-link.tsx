import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Mark } from '@/page/mark.tsx'
import type { LinkState } from '@/page/use-scroll-to-target.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { widthInLetters, wrappedWidth } from '@/text/width-in-letters.ts'
import { defaultLanguage, siteConfig } from 'virtual:site'

const ONE_LINE = 12
const WIDTH = widthInLetters(siteConfig.brand)
/** A longer name wraps onto two lines if it has several words. The longer line then has about 60 % of it. */
const WRAPS = WIDTH > ONE_LINE
const CHARS = wrappedWidth(siteConfig.brand, WRAPS ? 0.6 * WIDTH : ONE_LINE)

export function BrandLink(props: Pick<ComponentProps<typeof Link>, 'onClick'>) {
  const labels = useTexts('labels')
  return (
    <Link
      to={pagePath('home')}
      state={{ smooth: true } satisfies LinkState}
      {...props}
      aria-label={labels.home}
      lang={labels.lang}
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
