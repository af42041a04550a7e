import { ArrowRight, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { focusWithoutScroll } from '@/browser/scroll.ts'
import { ContactLine } from '@/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { pagePath } from '@/site/build-routes.ts'
import { buttonClass, Button, ButtonLabel } from '@/ui/button.tsx'
import { cn } from '@/ui/cn.ts'

export function ErrorScreen() {
  const texts = useTexts('errors')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current) focusWithoutScroll(heading.current)
  }, [])
  return (
    <section lang={texts.lang} className="band" role="alert">
      <div
        className={cn(
          'page-width grid min-h-[60svh] pt-(--header-height)',
          'content-center justify-items-start gap-6',
        )}
      >
        <h1 ref={heading} className="display-type text-xl">
          {texts.heading}
        </h1>
        <p className="body-text max-w-note">
          <ContactLine text={texts.text} />
        </p>
        <p className="flex flex-wrap gap-3">
          <Button icon={<RotateCw />} onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
          <a href={withBase(pagePath('home'))} className={buttonClass('secondary')}>
            <ButtonLabel icon={<ArrowRight />}>{texts.home}</ButtonLabel>
          </a>
        </p>
      </div>
    </section>
  )
}
