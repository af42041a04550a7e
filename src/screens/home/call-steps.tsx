import { useTexts } from '@/settings/use-texts.ts'

export function CallSteps() {
  const { steps } = useTexts('services').texts
  return (
    <div className="col-span-full mt-small">
      <h4 className="text-sm font-medium">{steps.heading}</h4>
      <ol className="mt-3 grid gap-x-(--gutter) gap-y-5 sm:grid-cols-2 md:grid-cols-[repeat(3,calc((var(--measure)-2*var(--gutter))/3))_minmax(0,1fr)]">
        {steps.list.map(({ id, lang, title, text }) => (
          <li
            key={id}
            lang={lang}
            className="border-t border-current pt-3 md:nth-[4n]:ml-[calc(2*var(--inset)-var(--gutter))]"
          >
            <p className="subheading text-balance md:min-h-[2lh]">{title}</p>
            <p className="mt-3 max-w-[34ch] text-base text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
