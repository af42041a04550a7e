import { Artwork } from '@/components/ui/artwork.tsx'
import type { COURSES, coursesTexts } from '@/content/sections/courses.ts'
import { cn } from '@/lib/cn.ts'
import { fill } from '@/lib/fill.ts'

interface CourseCardProps {
  course: (typeof COURSES)[number]
  texts: typeof coursesTexts
  index: number
}

const LEAD_SIZES = '(min-width: 1920px) 1157px, (min-width: 56.25em) 60vw, 100vw'
const SIZES =
  '(min-width: 1920px) 565px, (min-width: 56.25em) 30vw, (min-width: 37.5em) 42vw, 100vw'

/** Below the lead they stand three in a row, two left of the axis. */
const COLUMNS = ['md:col-start-10', 'md:col-start-1', 'md:col-start-5']

/** A course. The lead stands over the whole width, its picture on the measure; so does one left over. */
export function CourseCard({ course, texts, index }: CourseCardProps) {
  const lead = index === 0 || (index % 3 === 1 && index === texts.courses.length - 1)
  return (
    <li
      className={cn(
        'grid md:grid-cols-subgrid',
        lead
          ? 'md:col-span-full md:mb-[clamp(48px,5cqi,88px)]'
          : `sm:grid-cols-[5fr_6fr] sm:gap-x-6 ${COLUMNS[index % 3]} md:col-span-4 md:row-span-5 md:grid-rows-subgrid md:gap-x-0`,
      )}
    >
      <div
        className={cn(
          '-ml-(--margin) overflow-clip md:ml-0',
          lead ? 'story' : 'sm:ml-0 md:col-span-full',
        )}
      >
        <Artwork
          base={course.image}
          alt={course.imageAlt}
          sizes={lead ? LEAD_SIZES : SIZES}
          width={1200}
          height={lead ? 750 : 900}
          className={cn(
            'h-auto w-full object-cover',
            lead
              ? 'aspect-4/3 object-[50%_35%] sm:aspect-16/10'
              : 'aspect-4/3 sm:aspect-square md:aspect-4/3',
          )}
        />
      </div>
      <div
        className={cn(
          'flex flex-col',
          lead ? 'aside' : 'md:col-span-full md:row-span-4 md:grid md:grid-rows-subgrid',
        )}
      >
        <h3
          className={cn(
            'mt-5 font-display tracking-[-0.025em]',
            lead
              ? 'text-lg leading-[1.06] md:mt-0 md:text-xl md:leading-[1.06]'
              : 'text-lg leading-[1.16] stretch-wide sm:mt-0 md:mt-7',
          )}
        >
          {course.title}
        </h3>
        <p className="mt-3 text-md leading-normal text-pretty text-fg-2">{course.description}</p>
        <ul
          aria-label={fill(texts.topics, { course: course.title })}
          className="mt-4 mb-5 border-t border-line text-sm md:mb-10"
        >
          {course.topics.map((topic) => (
            <li key={topic} className="border-b border-line py-2 last:border-b-0">
              {topic}
            </li>
          ))}
        </ul>
        <ul className="mt-auto grid grid-cols-2 gap-x-3 border-t-2 border-fg pt-2.5 text-sm font-medium">
          <li>{fill(texts.duration, { duration: course.duration })}</li>
          <li>{fill(texts.level, { level: course.level })}</li>
        </ul>
      </div>
    </li>
  )
}
