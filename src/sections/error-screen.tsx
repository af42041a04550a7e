import { useEffect, useRef } from 'react'
import { buttonClass, Button, ButtonLabel } from '@/components/ui/button.tsx'
import { ArrowRight, RotateCw } from 'lucide-react'
import { ROUTES } from '@/config/routes.ts'
import { site } from '@/config/site.ts'
import { errorTexts } from '@/content/sections/errors.ts'
import { fill } from '@/lib/fill.ts'
import { focusWithoutScroll } from '@/lib/scroll.ts'

interface ErrorScreenProps {
  /** Heading level: 1 in the place of a page, 2 in the place of a part of one. */
  level?: 1 | 2
}

/** Takes the place of what broke. Its links load the page anew, as the state in memory may be bad. */
export function ErrorScreen({ level = 1 }: ErrorScreenProps) {
  const Heading = `h${level}` as const
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (level === 1 && heading.current) focusWithoutScroll(heading.current)
  }, [level])
  return (
    <section lang="pt-BR" className="band" role="alert">
      <div className="page grid min-h-[60svh] content-center justify-items-start gap-6 pt-(--header)">
        <Heading ref={heading} className="text-xl font-display tracking-[-0.025em]">
          {errorTexts.heading}
        </Heading>
        <p className="max-w-[52ch] text-md text-fg-2">
          {fill(errorTexts.text, { email: site.companyEmail })}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button
            icon={<RotateCw size={20} strokeWidth={1.5} />}
            onClick={() => {
              window.location.reload()
            }}
          >
            {errorTexts.reload}
          </Button>
          <a href={ROUTES.home} className={buttonClass('secondary')}>
            <ButtonLabel icon={<ArrowRight size={20} strokeWidth={1.5} />}>
              {errorTexts.home}
            </ButtonLabel>
          </a>
        </p>
      </div>
    </section>
  )
}
