import { COMPANY_FOUNDING_YEAR, HISTORY_START_YEAR } from '@/content/years.ts'

interface RulerTexts {
  rulerStart: string
  rulerEnd: string
}

/** A tick for each year from the first career to the company's founding. */
export function YearRuler({ texts }: { texts: RulerTexts }) {
  return (
    <div className="year-ruler" style={{ '--years': COMPANY_FOUNDING_YEAR - HISTORY_START_YEAR }}>
      <p className="year">
        <span className="year-figure">{HISTORY_START_YEAR}</span>{' '}
        <span className="note">{texts.rulerStart}</span>
      </p>
      <p className="year year-end">
        <span className="year-figure">{COMPANY_FOUNDING_YEAR}</span>{' '}
        <span className="note">{texts.rulerEnd}</span>
      </p>
    </div>
  )
}
