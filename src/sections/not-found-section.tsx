import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { BUILD_PATHS } from '@/config/build.ts'
import { notFoundTexts } from '@/texts/not-found.ts'
import { useLangAttribute } from '@/language/use-lang-attribute.ts'
import { useClientValue } from '@/browser/use-client-value.ts'
import { cn } from '@/lib/cn.ts'
import { interpolateNodes } from '@/lib/interpolate-nodes.tsx'
import { publicPath } from '@/lib/public-path.ts'
import { readablePath } from '@/lib/readable-path.ts'

/** Specification section 2. One prerendered file serves every missing path, which is filled in later. */
export function NotFoundSection() {
  const lang = useLangAttribute(notFoundTexts)
  const { pathname } = useLocation()
  const path = useClientValue(() => readablePath(pathname), '')
  return (
    <section lang={lang} className="band pt-(--header) md:overflow-x-clip">
      <div className="page columns-page min-h-[max(40rem,100svh-var(--header)+8rem)] content-start">
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            src={publicPath(`/images/not-found-${theme}.svg`)}
            alt={notFoundTexts.imageAlt}
            loading="lazy"
            width={1200}
            height={1000}
            className={cn('not-found-art', theme === 'light' ? 'dark:hidden' : 'light:hidden')}
          />
        ))}
        <div className="relative pt-9 pb-[clamp(72px,10cqi,160px)] md:col-span-5 md:pt-[clamp(64px,8.2cqi,150px)]">
          <h1 className="display display-wide text-[9.7cqi] leading-[0.98] tracking-[-0.04em] md:-mr-[16cqi] md:text-[min(5cqi,6rem)]">
            {notFoundTexts.heading}
          </h1>
          <p className="display mt-[clamp(20px,2.6cqi,44px)] text-lg text-balance">
            {notFoundTexts.text}
          </p>
          <p className="prose mt-5">
            {interpolateNodes(notFoundTexts.missing, {
              path: (
                <span className="border-b-[1.5px] border-dashed border-danger font-medium wrap-anywhere text-fg">
                  {path}
                </span>
              ),
            })}
            <br />
            {notFoundTexts.suggestion}
          </p>
          <Link to={BUILD_PATHS.home} className={buttonClass('primary', 'mt-8')}>
            <ButtonLabel icon={<ArrowRight />}>{notFoundTexts.home}</ButtonLabel>
          </Link>
        </div>
      </div>
    </section>
  )
}
