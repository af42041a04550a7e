import type { SectionName } from '@/site/routes.ts'
import { widthInLetters } from '@/text/width-in-letters.ts'
import { siteConfig } from 'virtual:site'

const HEADLINES: Record<SectionName, string> = {
  culture: 'headline-culture',
  services: 'headline-services',
  courses: 'headline-courses',
  contact: 'headline-contact',
}

interface SectionHeadingProps {
  title: string
  section: SectionName
  intro?: string
}

export function SectionHeading({ title, section, intro }: SectionHeadingProps) {
  return (
    <div
      className="axis-number page-grid items-end"
      data-number={siteConfig.sections.indexOf(section) + 1}
    >
      <h2
        className={`main-columns headline ${HEADLINES[section]}`}
        style={{ '--chars': widthInLetters(title) }}
      >
        {title}
      </h2>
      {intro !== undefined && (
        <p className="side-columns body-text mt-5 max-w-note md:mt-0">{intro}</p>
      )}
    </div>
  )
}
