import { ArrowDown } from 'lucide-react'
import type { Course } from '@/content/schema/texts.ts'
import { SectionLink } from '@/links/section-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { FROM_TABLET, FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { CONTACT_FORM_TITLE_ID } from '@/site/routes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { cn } from '@/ui/cn.ts'
import { Fold } from '@/ui/fold.tsx'
import { Picture } from '@/ui/picture.tsx'

interface CourseCardProps {
  course: Course
  wide: boolean
  onAsk: () => void
}

const WIDE = {
  sizes: `${FROM_TWO_COLUMNS} 60vw, 100vw`,
  height: 750,
  card: 'page-grid md:col-span-full',
  picture: 'main-columns md:w-full',
  body: 'side-columns',
  title: 'subheading md:mt-0 md:text-xl',
  topics: 'lg:text-md lg:*:py-3',
}

const THIRD: typeof WIDE = {
  sizes: `${FROM_TWO_COLUMNS} 30vw, ${FROM_TABLET} 42vw, 100vw`,
  height: 900,
  card: cn(
    'third-column gap-x-6 sm:max-md:grid sm:max-md:grid-cols-[5fr_6fr]',
    'md:row-span-6 md:grid md:grid-rows-subgrid',
  ),
  picture: 'sm:mx-0 sm:aspect-square sm:w-full md:aspect-4/3',
  body: 'sm:max-md:*:first:mt-0 md:row-span-5 md:grid md:grid-rows-subgrid',
  title: 'subheading max-w-[13em] md:mt-7',
  topics: '',
}

export function CourseCard({ course, wide, onAsk }: CourseCardProps) {
  const texts = useTexts('courses')
  const { title, description, topics, duration, level } = course
  const layout = wide ? WIDE : THIRD
  return (
    <li lang={course.lang} className={cn('md:not-first:mt-medium', layout.card)}>
      <Picture
        src={course.image}
        kind="picture"
        alt={course.imageAlt}
        sizes={layout.sizes}
        width={1200}
        height={layout.height}
        className={cn(
          'to-edges aspect-16/10 object-cover object-[50%_25%] print:max-h-[30mm]',
          layout.picture,
        )}
      />
      <div className={cn('flex flex-col', layout.body)}>
        <h3 className={cn('mt-5', layout.title)}>{title}</h3>
        <p className="body-text mt-3 mb-4 max-sm:text-base">{description}</p>
        <Fold title={texts.topicsTitle}>
          <ul
            aria-label={interpolate(texts.topics, { course: title })}
            className={cn('text-sm *:border-t *:py-2 print:*:py-0.5', layout.topics)}
          >
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </Fold>
        <ul
          className={cn(
            'mt-auto grid grid-cols-2 gap-x-3',
            'border-t-2 border-fg pt-2.5 text-sm font-medium',
          )}
        >
          <li>{interpolate(texts.duration, { duration })}</li>
          <li>{interpolate(texts.level, { level })}</li>
        </ul>
        {import.meta.env.CONTACT && (
          <SectionLink
            targetId={CONTACT_FORM_TITLE_ID}
            aria-label={interpolate(texts.askLabel, { course: title })}
            onClick={onAsk}
            className="text-link touch-target gap-2 text-sm font-medium"
          >
            <span>{texts.ask}</span>
            <ArrowDown size={18} />
          </SectionLink>
        )}
      </div>
    </li>
  )
}
