import type { Headline } from '@/site/build.ts'
import { headlineStyle } from './headline-style.ts'

interface SectionHeadingProps {
  /** The multiplier on the axis, such as 1×. */
  distance: string
  title: string
  headline: Headline
  intro?: string
}

export function SectionHeading({ distance, title, headline, intro }: SectionHeadingProps) {
  return (
    <div className="columns-page relative items-end">
      <p aria-hidden="true" className="axis-label text-sm font-medium">
        {distance}
      </p>
      <h2
        className={`story headline headline-${headline}`}
        style={headlineStyle(headline, [title])}
      >
        {title}
      </h2>
      {intro !== undefined && <p className="aside prose mt-5 max-w-[44ch] md:mt-0">{intro}</p>}
    </div>
  )
}
