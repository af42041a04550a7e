import { ArrowDown } from 'lucide-react'
import { Picture } from '@/components/ui/picture.tsx'
import { CONTACT_FORM_ID, SECTION_IDS } from '@/config/routes.ts'
import type { COURSES, coursesTexts } from '@/texts/courses.ts'
import { cn } from '@/lib/cn.ts'
import { fill } from '@/lib/fill.ts'
import { SectionLink } from '@/sections/section-link.tsx'

interface CourseCardProps {
  course: (typeof COURSES)[number]
  texts: typeof coursesTexts
  index: number
  /** Writes a question about a course into the contact form. */
  onAsk: () => void
}

const LEAD_SIZES = '(min-width: 1920px) 1157px, (min-width: 56.25em) 60vw, 100vw'
const SIZES = '(min-width: 1920px) 565px, (min-width: 56.25em) 30vw, 42vw'

/** Below the lead they stand three in a row, two left of the axis. */
const COLUMNS = ['md:col-start-10', 'md:col-start-1', 'md:col-start-5']

/** A course. The lead stands over the whole width, its picture on the measure; so does one left over. */
export function CourseCard({ course, texts, index, onAsk }: CourseCardProps) {
  const { title, description, topics, duration, level } = course
  const lead = index === 0 || (index % 3 === 1 && index === texts.courses.length - 1)
  return (
    <li
      lang={course.lang}
      className={cn(
        'grid md:grid-cols-subgrid',
        index > COLUMNS.length && 'md:mt-[clamp(48px,5cqi,88px)]',
        lead
          ? 'grid-cols-1 md:col-span-full md:mb-[clamp(48px,5cqi,88px)]'
          : `grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 sm:grid-cols-[5fr_6fr] sm:gap-x-6 ${COLUMNS[index % 3]} md:col-span-4 md:row-span-6 md:grid-rows-subgrid md:gap-x-0`,
      )}
    >
      <Picture
        base={course.image}
        widths={[480, 800, 1200, 1800]}
        fallback="-800.jpg"
        alt={course.imageAlt}
        sizes={lead ? LEAD_SIZES : SIZES}
        width={1200}
        height={lead ? 750 : 900}
        className={cn(
          'h-auto object-cover',
          lead
            ? 'story -ml-(--margin) aspect-16/10 w-[calc(100%+var(--margin))] max-w-none object-[50%_35%] md:ml-0 md:w-full'
            : 'row-span-2 aspect-4/5 w-full sm:row-span-1 sm:aspect-square md:col-span-full md:aspect-4/3',
        )}
      />
      <div
        className={
          lead
            ? 'aside flex flex-col'
            : 'contents sm:flex sm:flex-col md:col-span-full md:row-span-5 md:grid md:grid-rows-subgrid'
        }
      >
        <h3
          className={cn(
            'text-lg font-display tracking-[-0.025em]',
            lead
              ? 'mt-5 leading-[1.06] md:mt-0 md:text-xl md:leading-[1.06]'
              : 'leading-[1.16] stretch-wide md:mt-7',
          )}
        >
          {title}
        </h3>
        <p className="mt-3 text-md leading-normal text-pretty text-fg-2">{description}</p>
        <ul
          aria-label={fill(texts.topics, { course: title })}
          className={cn(
            'col-span-full mt-4 text-sm max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4',
            lead && 'lg:text-md',
          )}
        >
          {topics.map((topic) => (
            <li key={topic} className={cn('border-t border-line py-2', lead && 'lg:py-3')}>
              {topic}
            </li>
          ))}
        </ul>
        <ul className="col-span-full mt-auto grid grid-cols-2 gap-x-3 border-t-2 border-fg pt-2.5 text-sm font-medium">
          <li>{fill(texts.duration, { duration })}</li>
          <li>{fill(texts.level, { level })}</li>
        </ul>
        <SectionLink
          section={SECTION_IDS.contact}
          part={CONTACT_FORM_ID}
          aria-label={fill(texts.askLabel, { course: title })}
          onClick={onAsk}
          className="text-link col-span-full flex min-h-11 items-center gap-2 text-sm font-medium"
        >
          {texts.ask}
          <ArrowDown size={18} />
        </SectionLink>
      </div>
    </li>
  )
}
