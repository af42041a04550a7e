import { prefillMessage } from '@/forms/contact/prefill-message.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { sectionIds } from 'virtual:site'
import { CourseCard } from './course-card.tsx'
import { GuidesLine } from './guides-line.tsx'
import { SectionHeading } from './section-heading.tsx'

export function CoursesSection() {
  const texts = useTexts('courses')
  // The line break lets the visitor continue on a new line.
  const questions = texts.courses.map(
    ({ title }) => `${interpolate(texts.question, { course: title })}\n`,
  )
  return (
    <section id={sectionIds.courses} lang={texts.lang} className="band last:pb-section">
      <div className="axis page-width pt-section">
        <SectionHeading title={texts.heading} section="courses" intro={texts.intro} />
        <ul className="columns mt-medium gap-y-9 md:gap-y-0">
          {texts.courses.map((course, index) => (
            <CourseCard
              key={course.id}
              course={course}
              index={index}
              onAsk={() => prefillMessage(questions[index] ?? '', questions)}
            />
          ))}
        </ul>
        {import.meta.env.GUIDES && <GuidesLine />}
      </div>
    </section>
  )
}
