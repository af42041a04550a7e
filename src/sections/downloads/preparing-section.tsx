import { Mark } from '@/components/ui/mark.tsx'
import { downloadsTexts } from '@/texts/downloads.ts'
import { useLangAttribute } from '@/language/use-lang-attribute.ts'

/** Specification section 2, `/download/:token`. */
export function PreparingSection() {
  const lang = useLangAttribute(downloadsTexts)
  return (
    <section lang={lang} className="preparing">
      <div aria-hidden="true" className="preparing-trails" />
      <Mark height={72} className="relative" />
      <div role="status" className="relative">
        <h1 className="display mt-6">{downloadsTexts.preparing}</h1>
      </div>
      <div aria-hidden="true" className="preparing-bar" />
    </section>
  )
}
