import { ArrowDown } from 'lucide-react'
import type { Course } from '@/content/schema/texts.ts'
import { SectionLink } from '@/links/section-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { CONTACT_FORM_TITLE_ID } from '@/site/routes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { cn } from '@/ui/cn.ts'
import { Picture } from '@/ui/picture.tsx'

interface CourseCardProps {
  course: Course
  index: number
  onAsk: () => void
}

const WIDE = {
  sizes: `${FROM_TWO_COLUMNS} 60vw, 100vw`,
  height: 750,
  card: 'columns md:col-span-full',
  picture: 'main-columns to-edges aspect-16/10 object-[50%_35%] md:w-full',
  body: 'side-columns flex flex-col',
  title: 'display display-wide text-lg/[1.06] max-md:mt-5 md:text-xl/[1.06]',
  topics: 'lg:text-md lg:*:py-3',
}

const THIRD: typeof WIDE = {
  sizes: `${FROM_TWO_COLUMNS} 30vw, 42vw`,
  height: 900,
  card: 'course-third third-column',
  picture: 'aspect-4/5 w-full max-sm:row-span-2 sm:aspect-square md:aspect-4/3',
  body: 'flex flex-col max-sm:contents md:row-span-5 md:grid md:grid-rows-subgrid',
  title: 'subheading max-w-[13em] md:mt-7',
  topics: '',
}

/** The first course takes the whole width, and so do those that do not fill a row of three. */
export function CourseCard({ course, index, onAsk }: CourseCardProps) {
  const texts = useTexts('courses')
  const { title, description, topics, duration, level } = course
  const lastFullRowEnd = Math.floor((texts.courses.length - 1) / 3) * 3
  const layout = index === 0 || index > lastFullRowEnd ? WIDE : THIRD
  return (
    <li lang={course.lang} className={cn(layout.card, index > 0 && 'md:mt-medium')}>
      <Picture
        src={course.image}
        kind="picture"
        alt={course.imageAlt}
        sizes={layout.sizes}
        width={1200}
        height={layout.height}
        className={cn('object-cover', layout.picture)}
      />
      <div className={layout.body}>
        <h3 className={layout.title}>{title}</h3>
        <p className="prose mt-3">{description}</p>
        <ul
          aria-label={interpolate(texts.topics, { course: title })}
          className={cn(
            'col-span-full mt-4 text-sm *:border-t *:border-line *:py-2 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4',
            layout.topics,
          )}
        >
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <ul className="col-span-full mt-auto grid grid-cols-2 gap-x-3 border-t-2 border-fg pt-2.5 text-sm font-medium">
          <li>{interpolate(texts.duration, { duration })}</li>
          <li>{interpolate(texts.level, { level })}</li>
        </ul>
        {import.meta.env.CONTACT && (
          <SectionLink
            targetId={CONTACT_FORM_TITLE_ID}
            aria-label={interpolate(texts.askLabel, { course: title })}
            onClick={onAsk}
            className="text-link touch-target col-span-full gap-2 text-sm font-medium"
          >
            <span>{texts.ask}</span>
            <ArrowDown size={18} />
          </SectionLink>
        )}
      </div>
    </li>
  )
}
