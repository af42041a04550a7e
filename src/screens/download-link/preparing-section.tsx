import { Link } from 'react-router-dom'
import { Mark } from 'virtual:mark'
import { pagePath } from '@/site/build-routes.ts'
import { WithoutCode } from '@/boot/without-code.tsx'
import { PreparingBackdrop } from '@look/preparing-backdrop.tsx'
import { cn } from '@/ui/cn.ts'
import { useTexts } from '@/settings/use-texts.ts'

const HEADING_CLASS =
  'display max-w-[11em] text-center text-[clamp(1.75rem,1.1rem+2.7vw,3.25rem)] leading-[1.1] tracking-[-0.035em] sm:max-w-none'

export function PreparingSection() {
  const { texts, lang } = useTexts('downloads')
  const errors = useTexts('errors')
  const header = useTexts('header')
  return (
    <section
      lang={lang}
      className="relative grid min-h-svh place-content-center justify-items-center overflow-clip px-5 pt-[calc(var(--header)+24px)] pb-6"
    >
      <PreparingBackdrop />
      <Mark height={72} className="relative" />
      <div role="status" className="with-code relative">
        <h1 className={cn(HEADING_CLASS, 'mt-6')}>{texts.preparing}</h1>
      </div>
      <div
        aria-hidden="true"
        className="with-code preparing-bar relative mt-[28px] h-[2px] w-[220px] bg-line"
      />
      <div className="without-code relative max-w-80">
        <h1 lang={errors.lang} className={cn(HEADING_CLASS, 'my-6')}>
          {errors.texts.heading}
        </h1>
        <WithoutCode />
        <Link to={pagePath('downloads')} lang={header.lang} className="text-link touch-target mt-3">
          {header.texts.downloads}
        </Link>
      </div>
    </section>
  )
}
