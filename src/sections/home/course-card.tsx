import { ArrowDown } from 'lucide-react'
import { Picture } from '@/components/ui/picture.tsx'
import { CONTACT_FORM_ID, SECTION_IDS } from '@/config/routes.ts'
import type { COURSES, coursesTexts } from '@/texts/courses.ts'
import { cn } from '@/lib/cn.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { SectionLink } from '@/sections/section-link.tsx'

interface CourseCardProps {
  course: (typeof COURSES)[number]
  texts: typeof coursesTexts
  index: number
  /** Writes a question about a course into the contact form. */
  onAsk: () => void
}

const WIDE_SIZES = '(min-width: 56.25em) 60vw, 100vw'
const SIZES = '(min-width: 56.25em) 30vw, 42vw'

/** The first course and the row below it. Later rows keep a distance. */
const FIRST_ROWS = 4

/** The first course takes the whole width; so does the last if it would stand alone in its row. */
export function CourseCard({ course, texts, index, onAsk }: CourseCardProps) {
  const { title, description, topics, duration, level } = course
  const wide = index === 0 || (index % 3 === 1 && index === texts.courses.length - 1)
  return (
    <li
      lang={course.lang}
      className={cn(wide ? 'course-wide' : 'course', index >= FIRST_ROWS && 'md:mt-medium')}
    >
      <Picture
        src={`${course.image}-800.jpg`}
        widths={[480, 800, 1200, 1800]}
        alt={course.imageAlt}
        sizes={wide ? WIDE_SIZES : SIZES}
        width={1200}
        height={wide ? 750 : 900}
        className={wide ? 'story course-wide-picture' : 'course-picture'}
      />
      <div className={wide ? 'aside flex flex-col' : 'course-words'}>
        <h3 className={wide ? 'course-wide-title display' : 'subheading md:mt-7'}>{title}</h3>
        <p className="prose mt-3 leading-normal">{description}</p>
        <ul aria-label={interpolate(texts.topics, { course: title })} className="course-topics">
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <ul className="course-facts text-sm font-medium">
          <li>{interpolate(texts.duration, { duration })}</li>
          <li>{interpolate(texts.level, { level })}</li>
        </ul>
        <SectionLink
          section={SECTION_IDS.contact}
          targetId={CONTACT_FORM_ID}
          aria-label={interpolate(texts.askLabel, { course: title })}
          onClick={onAsk}
          className="course-ask text-link touch-target gap-2 text-sm font-medium"
        >
          {texts.ask}
          <ArrowDown size={18} />
        </SectionLink>
      </div>
    </li>
  )
}
