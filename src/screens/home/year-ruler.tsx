import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build-facts.ts'

export function YearRuler() {
  const { rulerStart, rulerEnd } = useTexts('culture')
  const { started, founded } = siteConfig
  return (
    <div
      className="year-ruler relative mt-7 flex flex-col justify-between gap-2 sm:mt-8 md:mt-1.5"
      style={{ '--years': founded - started }}
    >
      <p className="flex flex-col gap-2 md:gap-3">
        <span className="year-figure condensed">{started}</span>{' '}
        <span className="note">{rulerStart}</span>
      </p>
      <p className="flex flex-col-reverse gap-2 md:gap-3">
        <span className="year-figure condensed">{founded}</span>{' '}
        <span className="note">{rulerEnd}</span>
      </p>
    </div>
  )
}
