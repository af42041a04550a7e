import { cn } from '@/lib/cn.ts'
import { AxisMark } from './axis-mark.tsx'

interface SectionHeadingProps {
  /** The section's distance along the axis, such as "2×". */
  mark: string
  title: string
  /** The headline's width and fit on the measure. */
  headline: string
  intro?: string
}

/** Opens a section: its mark on the axis, the headline on the measure, a word right of the axis. */
export function SectionHeading({ mark, title, headline, intro }: SectionHeadingProps) {
  return (
    <div className="relative columns-page items-end">
      <AxisMark>{mark}</AxisMark>
      <h2 className={cn('headline headline-clear md:col-span-8', headline)}>{title}</h2>
      {intro !== undefined && (
        <p className="mt-5 max-w-[44ch] text-md text-pretty text-fg-2 md:col-span-4 md:mt-0 md:aside-inset">
          {intro}
        </p>
      )}
    </div>
  )
}
