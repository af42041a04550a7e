import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from 'virtual:site'

export function YearRuler() {
  const { rulerStart, rulerEnd } = useTexts('culture')
  const { started, founded } = siteConfig
  return (
    <div
      // On a phone with very large text the parts of the history are below each other.
      className="year-ruler relative mt-7 flex min-h-max flex-col justify-between gap-2 pr-4.5 text-right max-xs:col-span-full xs:max-sm:[grid-area:2/2] xs:max-sm:w-min xs:max-sm:min-w-[min(7rem,46cqi)] xs:max-sm:wrap-break-word sm:mt-8 sm:max-md:[grid-area:2/2/span_2] md:[grid-area:1/10/span_2/span_4] md:mt-1.5 md:pr-0 md:text-left"
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
