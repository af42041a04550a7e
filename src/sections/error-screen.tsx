import { useEffect, useRef } from 'react'
import { buttonClass, Button, ButtonLabel } from '@/components/ui/button.tsx'
import type { FallbackProps } from '@/loading/error-boundary.tsx'
import { ArrowRight, RotateCw } from 'lucide-react'
import { BUILD_PATHS } from '@/config/build.ts'
import { ContactLine } from '@/components/site/contact-line.tsx'
import { errorTexts } from '@/texts/errors.ts'
import { publicPath } from '@/lib/public-path.ts'
import { focusWithoutScroll } from '@/browser/scroll.ts'

interface ErrorScreenProps extends FallbackProps {
  /** Heading level: 1 in the place of a page, 2 in the place of a part of one. */
  level?: 1 | 2
}

/** Takes the place of what broke. What trying again does not mend is left by a reload. */
export function ErrorScreen({ level = 1, retry }: ErrorScreenProps) {
  const Heading = `h${level}` as const
  const heading = useRef<HTMLHeadingElement>(null)
  // A visitor who has tried again in vain was on the button that is gone.
  const takesFocus = level === 1 || !retry
  useEffect(() => {
    if (takesFocus && heading.current) focusWithoutScroll(heading.current)
  }, [takesFocus])
  return (
    <section lang={errorTexts.lang} className="band" role="alert">
      <div className="page grid min-h-[60svh] content-center justify-items-start gap-6 pt-(--header)">
        <Heading ref={heading} className="display text-xl">
          {errorTexts.heading}
        </Heading>
        <p className="max-w-[52ch] text-md text-fg-2">
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
