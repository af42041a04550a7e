import { SECTION_IDS } from '@/config/routes.ts'
import { COMPANY_FOUNDING_YEAR, HISTORY_START_YEAR } from '@/config/spec.ts'
import { useSectionTexts } from '@/language/use-section-texts.ts'
import { SectionHeading } from './section-heading.tsx'
import { ValuePlate } from './value-plate.tsx'
import './culture-section.css'

interface RulerTexts {
  rulerStart: string
  rulerEnd: string
}

/** The axis as a ruler of years, from the first career to the company. */
function YearRuler({ texts }: { texts: RulerTexts }) {
  return (
    <div className="year-ruler">
      <p className="year">
        <span className="year-figure">{HISTORY_START_YEAR}</span>{' '}
        <span className="text-sm text-fg-2">{texts.rulerStart}</span>
      </p>
      <p className="year year-end">
        <span className="year-figure">{COMPANY_FOUNDING_YEAR}</span>{' '}
        <span className="text-sm text-fg-2">{texts.rulerEnd}</span>
      </p>
    </div>
  )
}

/** Who the company is: history, mission, vision and values (specification section 2, culture). */
export function CultureSection() {
  const { texts, lang } = useSectionTexts('culture')
  return (
    <section id={SECTION_IDS.culture} lang={lang} className="band">
      <div className="axis-line page pt-[clamp(96px,12cqi,208px)]">
        <SectionHeading mark="1×" title={texts.heading} headline="headline-culture" />
        <div className="relative mt-[clamp(28px,6.6cqi,112px)] columns-page">
          <p className="text-xl leading-[1.26] font-display tracking-[-0.02em] text-pretty stretch-wide md:col-span-8 md:max-w-[18em]">
            {texts.historyLead}
          </p>
          <p className="mt-6 text-md text-pretty text-fg-2 md:col-span-5 md:col-start-3 md:mt-7 md:max-w-[27.5em]">
            {texts.history}
          </p>
          <YearRuler texts={texts} />
        </div>
        <div className="creed relative mt-[clamp(56px,8cqi,136px)]">
          <article className="creed-mission border border-line bg-raised">
            <h3 className="text-lg font-display tracking-[-0.02em] stretch-wide">
              {texts.missionTitle}
            </h3>
            <p className="max-w-[18.5em] text-xl font-display tracking-[-0.02em] text-pretty">
              {texts.mission}
            </p>
          </article>
          <article className="creed-vision bg-sea text-bone">
            <h3 className="text-lg font-display tracking-[-0.02em] stretch-wide">
              {texts.visionTitle}
            </h3>
            <p className="text-lg font-display tracking-[-0.02em] text-pretty">{texts.vision}</p>
          </article>
        </div>
      </div>
      <ul className="value-plates page">
        {texts.values.map((value) => (
          <ValuePlate key={value.title} value={value} />
        ))}
      </ul>
    </section>
  )
}
