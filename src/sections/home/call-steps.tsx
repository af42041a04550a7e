import type { servicesTexts } from '@/texts/services.ts'

/** As the values stand: three left of the axis, the last one right of it. */
const STEPS =
  'mt-3 grid gap-x-(--gutter) gap-y-5 sm:grid-cols-2 md:w-(--measure) lg:w-auto lg:grid-cols-[repeat(3,calc((var(--measure)-2*var(--gutter))/3))_minmax(0,1fr)]'

/** How a project goes, from the first word on: four steps in the call's ink. */
export function CallSteps({ texts }: { texts: (typeof servicesTexts)['steps'] }) {
  return (
    <div className="col-span-full mt-[clamp(12px,3cqi,56px)]">
      <h4 className="text-sm font-medium">{texts.heading}</h4>
      <ol className={STEPS}>
        {texts.list.map(({ title, text }) => (
          <li
            key={title}
            className="border-t border-current pt-3 lg:last:ml-[calc(2*var(--inset)-var(--gutter))]"
          >
            <p className="subheading text-balance">{title}</p>
            <p className="mt-1.5 max-w-[34ch] text-base text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
