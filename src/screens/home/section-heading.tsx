import type { SectionName } from '@/site/routes.ts'
import { widthInLetters } from '@/text/width-in-letters.ts'
import { siteConfig } from 'virtual:site'

/** Headlines narrow from section to section. In percent of the font's normal width. */
const WIDEST = 118
const STEP = 13

interface SectionHeadingProps {
  title: string
  section: SectionName
  intro?: string
}

export function SectionHeading({ title, section, intro }: SectionHeadingProps) {
  const index = siteConfig.sections.indexOf(section)
  return (
    <div className="axis-number page-grid items-end" data-number={index + 1}>
      <h2
        className="main-columns headline"
        style={{ '--chars': widthInLetters(title), '--stretch': WIDEST - STEP * index }}
      >
        {title}
      </h2>
      {intro !== undefined && (
        <p className="side-columns body-text mt-5 max-w-note md:mt-0">{intro}</p>
      )}
    </div>
  )
}
