import { askAbout } from '@/forms/contact/course-question.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { sectionIds } from 'virtual:site'
import { CourseCard } from './course-card.tsx'
import { GuidesLine } from './guides-line.tsx'
import { SectionHeading } from './section-heading.tsx'

export function CoursesSection() {
  const texts = useTexts('courses')
  // After the first course come rows of three. Those that do not fill a row are as wide as the first.
  const lastOfRows = Math.floor((texts.courses.length - 1) / 3) * 3
  return (
    <section id={sectionIds.courses} lang={texts.lang} className="band last:pb-section">
      <div className="axis page-width pt-section">
        <SectionHeading title={texts.heading} section="courses" intro={texts.intro} />
        <ul className="page-grid mt-medium gap-y-9 md:gap-y-0">
          {texts.courses.map((course, index) => (
            <CourseCard
              key={course.id}
              course={course}
              wide={index === 0 || index > lastOfRows}
              onAsk={() => askAbout(course.title, texts)}
            />
          ))}
        </ul>
        {import.meta.env.GUIDES && <GuidesLine />}
      </div>
    </section>
  )
}
