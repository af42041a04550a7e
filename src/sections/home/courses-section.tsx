import { SECTION_IDS } from '@/config/routes.ts'
import type { Question } from '@/features/contact/contact-form.tsx'
import { useSectionTexts } from '@/language/use-section-texts.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { CourseCard } from './course-card.tsx'
import { GuidesLine } from './guides-line.tsx'
import { SectionHeading } from '@/sections/section-heading.tsx'

interface CoursesSectionProps {
  /** Writes a question about a course into the contact form. */
  onAsk: (question: Question) => void
}

/** Specification section 2, courses. */
export function CoursesSection({ onAsk }: CoursesSectionProps) {
  const { texts, lang } = useSectionTexts('courses')
  const questions = texts.courses.map(({ title }) => interpolate(texts.question, { course: title }))
  return (
    <section id={SECTION_IDS.courses} lang={lang} className="band">
      <div className="axis-line page pt-section">
        <SectionHeading
          distance="3×"
          title={texts.heading}
          headline="courses"
          intro={texts.intro}
        />
        <ul className="columns-page relative mt-medium gap-y-9 md:gap-y-0">
          {texts.courses.map((course, index) => (
            <CourseCard
              key={course.title}
              course={course}
              texts={texts}
              index={index}
              onAsk={() => {
                onAsk({
                  about: interpolate(texts.about, { course: course.title }),
                  text: questions[index] ?? '',
                  others: questions,
                })
              }}
            />
          ))}
        </ul>
        <GuidesLine texts={texts} />
      </div>
    </section>
  )
}
