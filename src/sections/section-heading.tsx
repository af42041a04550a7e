import { cn } from '@/lib/cn.ts'
import { headlineStyle } from '@/config/build.ts'

const CLASSES = {
  culture: 'headline-culture',
  services: 'headline-services',
  courses: 'headline-courses',
  contact: 'headline-contact',
}

interface SectionHeadingProps {
  /** The multiplier on the axis, such as 1×. */
  distance: string
  title: string
  headline: keyof typeof CLASSES
  intro?: string
}

export function SectionHeading({ distance, title, headline, intro }: SectionHeadingProps) {
  return (
    <div className="columns-page relative items-end">
      <p aria-hidden="true" className="axis-label text-sm font-medium">
        {distance}
      </p>
      <h2 className={cn('story headline', CLASSES[headline])} style={headlineStyle(headline)}>
        {title}
      </h2>
      {intro !== undefined && <p className="aside prose mt-5 max-w-[44ch] md:mt-0">{intro}</p>}
    </div>
  )
}
