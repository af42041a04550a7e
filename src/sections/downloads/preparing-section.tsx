import { Link } from 'react-router-dom'
import { Mark } from '@/components/ui/mark.tsx'
import { BUILD_PATHS } from '@/config/build-routes.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { errorTexts } from '@/texts/errors.ts'
import { useLangAttribute } from '@/language/use-lang-attribute.ts'
import { WithoutCode } from '@/loading/without-code.tsx'

/** Specification section 2, `/download/:token`. */
export function PreparingSection() {
  const lang = useLangAttribute(downloadsTexts)
  return (
    <section lang={lang} className="preparing">
      <div aria-hidden="true" className="preparing-trails" />
      <Mark height={72} className="relative" />
      <div role="status" className="with-code relative">
        <h1 className="display mt-6">{downloadsTexts.preparing}</h1>
      </div>
      <div aria-hidden="true" className="with-code preparing-bar" />
      <div className="without-code relative max-w-80">
        <h1 lang={errorTexts.lang} className="display my-6">
          {errorTexts.heading}
        </h1>
        <WithoutCode />
        <Link to={BUILD_PATHS.downloads} className="text-link touch-target mt-3">
          {downloadsTexts.heading.join(' ')}
        </Link>
      </div>
    </section>
  )
}
