import { ArrowRight, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ContactLine } from '@/links/contact-line.tsx'
import { withBase } from '@/site/base-path.ts'
import { pagePath } from '@/site/build-routes.ts'
import { buttonClass, Button, ButtonLabel } from '@/ui/button.tsx'
import { focusWithoutScroll } from '@/ui/scroll.ts'
import { errorsTexts } from 'virtual:texts'

export function ErrorScreen() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) focusWithoutScroll(heading.current)
  }, [])
  return (
    <section lang={errorsTexts.lang} className="band" role="alert">
      <div className="page-width grid min-h-[60svh] content-center justify-items-start gap-6 pt-(--header-height)">
        <h1 ref={heading} className="display text-xl">
          {errorsTexts.heading}
        </h1>
        <p className="prose max-w-[52ch]">
          <ContactLine text={errorsTexts.text} />
        </p>
        <p className="flex flex-wrap gap-3">
          <Button icon={<RotateCw />} onClick={() => window.location.reload()}>
            {errorsTexts.reload}
          </Button>
          <a href={withBase(pagePath('home'))} className={buttonClass('secondary')}>
            <ButtonLabel icon={<ArrowRight />}>{errorsTexts.home}</ButtonLabel>
          </a>
        </p>
      </div>
    </section>
  )
}
