import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useClientValue } from '@/browser/use-client-value.ts'
import { Mark } from '@/page/mark.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { NotFoundPicture } from '@/sky/not-found-picture.tsx'
import { tryDecode } from '@/text/try-decode.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { cn } from '@/ui/cn.ts'
import { interpolateNodes } from '@/ui/interpolate-nodes.tsx'

const MAX_PATH_LENGTH = 200
const PATH_CLASS = 'border-b-[1.5px] border-dashed border-danger font-medium text-fg'

function NotFoundMark() {
  return (
    <div aria-hidden="true" className="not-found-mark text-line print:hidden">
      <Mark height={320} />
    </div>
  )
}

/** One prerendered file answers every missing path (specification section 2), so the browser fills in the path. */
export function NotFoundPage() {
  const texts = useTexts('notFound')
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: ${pathname}`)
  }, [pathname])
  const path = useClientValue(() => (tryDecode(pathname) ?? pathname).slice(0, MAX_PATH_LENGTH), '')
  return (
    <section lang={texts.lang} className="band overflow-x-clip pt-(--header-height)">
      <div
        className={cn(
          'page-width page-grid content-start print:min-h-0',
          'min-h-[max(40rem,100svh-var(--header-height)+8rem)]',
        )}
      >
        <div
          className={cn(
            'relative z-1 col-span-full pt-small pb-section',
            'md:landscape:col-span-5 md:landscape:pt-large',
          )}
        >
          <h1 className="not-found-heading display-type">{texts.heading.join(' ')}</h1>
          <p className="display-type mt-small text-lg text-pretty">{texts.text}</p>
          <p className="body-text mt-5">
            {/* Invisible until the path is known, so that what follows does not move. */}
            <span className={cn('no-script:hidden', path === '' && 'invisible')}>
              {interpolateNodes(texts.missing, {
                path: <bdi className={PATH_CLASS}>{path}</bdi>,
              })}
              <br />
            </span>
            <span>{texts.suggestion}</span>
          </p>
          <Link to={pagePath('home')} className={buttonClass('primary', 'mt-6 sm:mt-8')}>
            <ButtonLabel icon={<ArrowRight />}>{texts.home}</ButtonLabel>
          </Link>
        </div>
        {import.meta.env.SKY ? <NotFoundPicture /> : <NotFoundMark />}
      </div>
    </section>
  )
}
