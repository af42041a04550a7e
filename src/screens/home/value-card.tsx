import { ValuePicture } from '@/screens/sky/value-picture.tsx'
import type { Value } from '@/content/schema.ts'

/** On a background from day (1) to midnight (4). */
export function ValueCard({ value }: { value: Value }) {
  return (
    <li lang={value.lang} className={`value-card value-${value.bg}`}>
      <ValuePicture variant={value.bg} />
      <div className="value-text">
        <h3 className="value-title display">{value.title}</h3>
        <p>{value.desc}</p>
      </div>
    </li>
  )
}
