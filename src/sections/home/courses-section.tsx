import { SECTION_IDS } from '@/config/routes.ts'
import { useSectionTexts } from '@/language/use-section-texts.ts'
import { CourseCard } from './course-card.tsx'
import { SectionHeading } from '@/sections/section-heading.tsx'

/** The four courses as a front page: one lead, three below (specification section 2, courses). */
export function CoursesSection() {
  const { texts, lang } = useSectionTexts('courses')
  return (
    <section id={SECTION_IDS.courses} lang={lang} className="band">
      <div className="axis-line page pt-[clamp(96px,12cqi,208px)]">
        <SectionHeading
          mark="3×"
          title={texts.heading}
          headline="headline-courses"
          intro={texts.intro}
        />
        <ul className="relative mt-[clamp(36px,5cqi,88px)] columns-page gap-y-14 md:gap-y-0">
          {texts.courses.map((course, index) => (
            <CourseCard key={course.title} course={course} texts={texts} index={index} />
          ))}
        </ul>
      </div>
    </section>
  )
}
