import { useEffect, useRef } from 'react'
import { buttonClass, Button, ButtonLabel } from '@/components/ui/button.tsx'
import type { FallbackProps } from '@/loading/error-boundary.tsx'
import { ArrowRight, RotateCw } from 'lucide-react'
import { BUILD_PATHS } from '@/config/build-routes.ts'
import { ContactLine } from '@/components/site/contact-line.tsx'
import { errorTexts } from '@/texts/errors.ts'
import { publicPath } from '@/lib/public-path.ts'
import { focusWithoutScroll } from '@/browser/scroll.ts'

/** Replaces a page that threw. Its button tries again, and the second time reloads. */
export function ErrorScreen({ retry }: FallbackProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) focusWithoutScroll(heading.current)
  }, [])
  return (
    <section lang={errorTexts.lang} className="band" role="alert">
      <div className="page grid min-h-[60svh] content-center justify-items-start gap-6 pt-(--header)">
        <h1 ref={heading} className="display text-xl">
          {errorTexts.heading}
        </h1>
        <p className="prose max-w-[52ch]">
          <ContactLine text={errorTexts.text} />
        </p>
        <p className="flex flex-wrap gap-3">
          <Button
            icon={<RotateCw />}
            onClick={() => {
              if (retry) retry()
              else window.location.reload()
            }}
          >
            {retry ? errorTexts.retry : errorTexts.reload}
          </Button>
          <a href={publicPath(BUILD_PATHS.home)} className={buttonClass('secondary')}>
            <ButtonLabel icon={<ArrowRight />}>{errorTexts.home}</ButtonLabel>
          </a>
        </p>
      </div>
    </section>
  )
}
