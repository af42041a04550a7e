import { Link } from 'react-router-dom'
import { Mark } from 'virtual:mark'
import { BUILD_PATHS } from '@/site/build-routes.ts'
import { WithoutCode } from '@/boot/without-code.tsx'
import { useTexts } from '@/settings/use-texts.ts'

export function PreparingSection() {
  const { texts, lang } = useTexts('downloads')
  const errors = useTexts('errors')
  const header = useTexts('header')
  return (
    <section
      lang={lang}
      className="preparing relative grid min-h-svh place-content-center justify-items-center overflow-clip px-5 pt-[calc(var(--header)+24px)] pb-6"
    >
      <div aria-hidden="true" className="preparing-trails" />
      <Mark height={72} className="relative" />
      <div role="status" className="with-code relative">
        <h1 className="display mt-6">{texts.preparing}</h1>
      </div>
      <div aria-hidden="true" className="with-code preparing-bar" />
      <div className="without-code relative max-w-80">
        <h1 lang={errors.lang} className="display my-6">
          {errors.texts.heading}
        </h1>
        <WithoutCode />
        <Link to={BUILD_PATHS.downloads} lang={header.lang} className="text-link touch-target mt-3">
          {header.texts.downloads}
        </Link>
      </div>
    </section>
  )
}
