import { useTexts } from '@/settings/use-texts.ts'
import { widthInLetters } from '@/text/width-in-letters.ts'
import { cn } from '@/ui/cn.ts'
import { sectionIds } from 'virtual:site'
import { PeopleList } from './people-list.tsx'
import { SectionHeading } from './section-heading.tsx'
import { ValueCard } from './value-card.tsx'
import { YearRuler } from './year-ruler.tsx'

const PURPOSE_CLASS =
  'flex flex-col gap-1 border px-(--margin) py-4 sm:gap-3 sm:py-small md:px-(--axis-gap)'

export function CultureSection() {
  const texts = useTexts('culture')
  return (
    <section id={sectionIds.culture} lang={texts.lang} className="band last:pb-section">
      <div className="axis page-width pt-section">
        <SectionHeading title={texts.heading} section="culture" />
        <div className="page-grid break-inside-avoid mt-medium">
          <p className="main-columns display-type text-xl text-balance">{texts.historyLead}</p>
          <p className="body-text mt-6 max-w-[38em] max-sm:text-base md:col-span-8">
            {texts.history}
          </p>
          <YearRuler />
        </div>
        {import.meta.env.PEOPLE && <PeopleList />}
        <div
          className={cn(
            'to-edges mt-medium grid sm:max-md:grid-cols-[7fr_5fr]',
            'md:grid-cols-[calc(var(--measure)+var(--axis-gap))_minmax(0,1fr)]',
          )}
        >
          <article className={`${PURPOSE_CLASS} bg-raised`}>
            <h3 className="subheading max-sm:text-sm">{texts.missionTitle}</h3>
            <p className="display-type max-w-[26em] text-base text-balance sm:text-lg">
              {texts.mission}
            </p>
          </article>
          <article className={`${PURPOSE_CLASS} border-transparent bg-sea text-bone`}>
            <h3 className="subheading max-sm:text-sm">{texts.visionTitle}</h3>
            <p className="display-type text-base text-balance sm:text-lg">{texts.vision}</p>
          </article>
        </div>
      </div>
      <div className="axis axis-on-colour page-width text-bone max-md:px-0">
        <ul
          className="value-cards flex flex-wrap"
          style={{
            '--chars': widthInLetters(texts.values.flatMap(({ title }) => title.split(' '))),
          }}
        >
          {texts.values.map((value) => (
            <ValueCard key={value.id} value={value} />
          ))}
        </ul>
      </div>
    </section>
  )
}
