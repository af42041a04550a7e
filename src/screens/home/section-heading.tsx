import type { SectionName } from '@/site/routes.ts'
import { AxisLabel } from '@/sky/axis.tsx'
import { countChars } from '@/text/count-chars.ts'
import { cn } from '@/ui/cn.ts'

interface SectionHeadingProps {
  title: string
  section: SectionName
  intro?: string
  className?: string
}

export function SectionHeading({ title, section, intro, className }: SectionHeadingProps) {
  return (
    <div className={cn('columns items-end', className)}>
      {import.meta.env.SKY && <AxisLabel section={section} />}
      <h2
        className={`main-columns headline headline-${section}`}
        style={{ '--chars': countChars([title]) }}
      >
        {title}
      </h2>
      {intro !== undefined && (
        <p className="side-columns prose mt-5 max-w-[44ch] md:mt-0">{intro}</p>
      )}
    </div>
  )
}
