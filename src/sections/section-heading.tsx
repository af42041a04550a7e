import { cn } from '@/lib/cn.ts'
import { headlineStyle } from '@/config/build.ts'
import { AxisLabel } from './axis-label.tsx'

const CLASSES = {
  culture: 'headline-culture',
  services: 'headline-services',
  courses: 'headline-courses',
  contact: 'headline-contact',
}

interface SectionHeadingProps {
  /** The section's distance along the axis, such as "2×". */
  distance: string
  title: string
  /** The headline's width and fit on the measure. */
  headline: keyof typeof CLASSES
  intro?: string
}

/** Opens a section: its distance on the axis, the headline on the measure, a word right of the axis. */
export function SectionHeading({ distance, title, headline, intro }: SectionHeadingProps) {
  return (
    <div className="columns-page relative items-end">
      <AxisLabel>{distance}</AxisLabel>
      <h2 className={cn('story headline', CLASSES[headline])} style={headlineStyle(headline)}>
        {title}
      </h2>
      {intro !== undefined && (
        <p className="aside mt-5 max-w-[44ch] text-md text-pretty text-fg-2 md:mt-0">{intro}</p>
      )}
    </div>
  )
}
