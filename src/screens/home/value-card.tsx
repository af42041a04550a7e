import { ValuePicture } from '@look/value-picture.tsx'
import type { Value } from '@/content/schema.ts'

/** A value on a background from day (1) to midnight (4). */
export function ValueCard({ value }: { value: Value }) {
  return (
    <li lang={value.lang} className={`value-card value-${value.bg}`}>
      <ValuePicture variant={value.bg} />
      <div className="px-(--margin) pt-[16px] pb-[24px] md:px-(--inset) md:pt-[clamp(20px,2.1cqi,36px)] md:pb-[clamp(32px,4cqi,72px)]">
        <h3 className="value-title display">{value.title}</h3>
        <p className="mt-3 text-[length:min(var(--text-md),max(0.8125rem,var(--room)/8.2))] leading-normal text-pretty">
          {value.desc}
        </p>
      </div>
    </li>
  )
}
