import { useTexts } from '@/settings/use-texts.ts'
import { settings } from '@/site/build.ts'

/** A tick for each year from the first career to the company's founding. */
export function YearRuler() {
  const { rulerStart, rulerEnd } = useTexts('culture').texts
  const { started, founded } = settings
  return (
    <div className="year-ruler" style={{ '--years': founded - started }}>
      <p className="flex flex-col gap-2 md:gap-3">
        <span className="year-figure">{started}</span> <span className="note">{rulerStart}</span>
      </p>
      <p className="flex flex-col-reverse gap-2 md:gap-3">
        <span className="year-figure">{founded}</span> <span className="note">{rulerEnd}</span>
      </p>
    </div>
  )
}
