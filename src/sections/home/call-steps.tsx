import type { servicesTexts } from '@/texts/services.ts'

export function CallSteps({ texts }: { texts: (typeof servicesTexts)['steps'] }) {
  return (
    <div className="col-span-full mt-small">
      <h4 className="text-sm font-medium">{texts.heading}</h4>
      <ol className="call-steps">
        {texts.list.map(({ title, text }) => (
          <li key={title}>
            <p className="subheading text-balance">{title}</p>
            <p className="mt-1.5 max-w-[34ch] text-base text-pretty">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
