import { ArrowRight } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { BUILD_PATHS } from '@/config/build.ts'
import { notFoundTexts } from '@/texts/not-found.ts'
import { useLangAttribute } from '@/language/use-lang-attribute.ts'
import { cn } from '@/lib/cn.ts'
import { interpolateNodes } from '@/lib/interpolate-nodes.tsx'
import { publicPath } from '@/lib/public-path.ts'
import { readablePath } from '@/lib/readable-path.ts'
import './not-found-section.css'

/** Its hyphen, where it has one, stays with the word before it. */
function Heading({ text }: { text: string }) {
  const [, before = '', code, after = text] = /^(.*?)(\S+ -)(.*)$/.exec(text) ?? []
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{code}</span>
      {after}
    </>
  )
}

const neverChanges = () => () => undefined

/** The 404 page (specification section 2). One prerendered file serves every missing path. */
export function NotFoundSection() {
  const lang = useLangAttribute(notFoundTexts)
  const { pathname } = useLocation()
  const path = useSyncExternalStore(
    neverChanges,
    () => readablePath(pathname),
    () => '',
  )
  return (
    <section lang={lang} className="not-found band">
      <div className="page columns-page">
        {/* The one that is not shown is not fetched. */}
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
        <div className="not-found-words">
          <h1 className="text-[min(14cqi,clamp(2.75rem,1.35rem+4.6cqi,6.5rem))] leading-[0.95] font-display tracking-[-0.04em] stretch-wide">
            <Heading text={notFoundTexts.heading} />
          </h1>
          <p className="mt-[clamp(20px,2.6cqi,44px)] text-lg leading-[1.32] font-display tracking-[-0.02em]">
            {notFoundTexts.text}
          </p>
          <p className="mt-5 text-md text-fg-2">
            {interpolateNodes(notFoundTexts.missing, {
              path: <span className="missing-path font-medium text-fg">{path}</span>,
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
