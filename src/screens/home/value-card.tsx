import type { Value } from '@/content/schema/texts.ts'
import { ValuePicture } from '@/sky/value-picture.tsx'
import { cn } from '@/ui/cn.ts'

/** From day to midnight. Midnight is as dark as the dark theme's page, so it gets an edge there. */
const GROUNDS = {
  1: '[--value-ground:var(--sand)] text-ink',
  2: '[--value-ground:var(--clay)] text-ink',
  3: '[--value-ground:var(--sea)]',
  4: '[--value-ground:var(--midnight)] outline-1 -outline-offset-1 outline-line print:outline-0',
}

export function ValueCard({ value }: { value: Value }) {
  return (
    <li lang={value.lang} className={cn('value-card', GROUNDS[value.bg])}>
      {import.meta.env.SKY && <ValuePicture variant={value.bg} />}
      <div className="px-(--margin) pt-4 pb-6 md:px-(--axis-gap) md:pt-5 md:pb-8 print:px-0">
        <h3 className="value-title fitted display-type">{value.title}</h3>
        <p className="mt-3 text-pretty">{value.desc}</p>
      </div>
    </li>
  )
}
