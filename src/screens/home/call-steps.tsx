import { useTexts } from '@/settings/use-texts.ts'

export function CallSteps() {
  const { steps } = useTexts('services')
  return (
    <div className="col-span-full mt-small">
      <h4 className="text-sm font-medium">{steps.heading}</h4>
      <ol className="call-steps mt-3 grid gap-x-(--gutter) gap-y-5 sm:max-md:grid-cols-2">
        {steps.list.map(({ id, lang, title, text }) => (
          <li key={id} lang={lang} className="border-t border-current pt-3">
            <p className="subheading text-balance md:min-h-[2lh]">{title}</p>
            <p className="mt-3 max-w-[34ch] text-base text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
