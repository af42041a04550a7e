import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { BUILD_PATHS } from '@/config/build-routes.ts'
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
      <div className="page not-found columns-page">
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            src={publicPath(`/images/not-found-${theme}.svg`)}
            alt={notFoundTexts.imageAlt}
            loading="lazy"
            width={1200}
            height={1000}
            className={cn('not-found-art', theme === 'light' ? 'dark:hidden' : 'hidden dark:block')}
          />
        ))}
        <div className="relative pt-9 pb-section md:col-span-5 md:pt-large">
          <h1 className="display display-wide">{notFoundTexts.heading}</h1>
          <p className="display mt-small text-lg text-balance">{notFoundTexts.text}</p>
          <p className="prose mt-5">
            {/* Its place is kept until the path is known. */}
            <span className={cn('with-code', path === '' && 'invisible')}>
              {interpolateNodes(notFoundTexts.missing, {
                path: <span className="missing-path">{path}</span>,
              })}
              <br />
            </span>
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
