import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build.ts'

const FIGURE_CLASS =
  'figure text-[clamp(1.75rem,1.2rem+2.95vw,4.25rem)] leading-[0.78] tracking-[-0.01em]'

export function YearRuler() {
  const { rulerStart, rulerEnd } = useTexts('culture').texts
  const { started, founded } = siteConfig
  return (
    <div
      className="year-ruler relative mt-7 flex min-h-max flex-col justify-between gap-[8px] pr-[18px] text-end sm:mt-[32px] md:mt-[6px] md:p-0 md:text-start"
      style={{ '--years': founded - started }}
    >
      <p className="flex flex-col gap-2 md:gap-3">
        <span className={FIGURE_CLASS}>{started}</span> <span className="note">{rulerStart}</span>
      </p>
      <p className="flex flex-col-reverse gap-2 md:gap-3">
        <span className={FIGURE_CLASS}>{founded}</span> <span className="note">{rulerEnd}</span>
      </p>
    </div>
  )
}
