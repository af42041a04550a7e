import { Mark } from '@/components/ui/mark.tsx'
import { downloadsTexts } from '@/texts/downloads.ts'
import { useLangAttribute } from '@/language/use-lang-attribute.ts'

/** Specification section 2, `/download/:token`. */
export function PreparingSection() {
  const lang = useLangAttribute(downloadsTexts)
  return (
    <section
      lang={lang}
      className="relative grid min-h-svh place-content-center justify-items-center overflow-clip px-5 pt-[calc(var(--header)+24px)] pb-6"
    >
      <div aria-hidden="true" className="preparing-trails" />
      <Mark height={72} className="relative" />
      <div role="status" className="relative">
        <h1 className="display mt-6 max-w-[11em] text-center text-[clamp(1.75rem,1.1rem+2.7vw,3.25rem)] leading-[1.1] tracking-[-0.035em] text-balance sm:max-w-none">
          {downloadsTexts.preparing}
        </h1>
      </div>
      <div aria-hidden="true" className="preparing-bar" />
    </section>
  )
}
