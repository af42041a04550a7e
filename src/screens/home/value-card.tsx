import type { Value } from '@/content/schema/texts.ts'
import { ValuePicture } from '@/sky/value-picture.tsx'

/** A value on a background from day (1) to midnight (4). */
export function ValueCard({ value }: { value: Value }) {
  return (
    <li lang={value.lang} className={`value-card value-${value.bg}`}>
      {import.meta.env.SKY && <ValuePicture variant={value.bg} />}
      <div className="px-(--margin) pt-4 pb-6 md:px-(--axis-gap) md:pt-5 md:pb-8 print:px-0">
        <h3 className="value-title display">{value.title}</h3>
        <p className="mt-3 text-pretty">{value.desc}</p>
      </div>
    </li>
  )
}
