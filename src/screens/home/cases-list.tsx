import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'

function LabelledText({ label, text }: { label: string; text: string }) {
  return (
    <p className="body-text md:col-span-4">
      <span className="mb-1 block font-medium text-fg">{label}</span> {text}
    </p>
  )
}

export function CasesList() {
  const texts = useTexts('cases')
  return (
    <div lang={texts.lang} className="relative mt-large">
      <h3 className="display-type text-xl">{texts.heading}</h3>
      <ul className="mt-small">
        {texts.cases.map(({ id, lang, problem, done, result, confirmedBy }) => (
          <li key={id} lang={lang} className="page-grid gap-y-5 border-t py-small">
            <LabelledText label={texts.problem} text={problem} />
            <LabelledText label={texts.done} text={done} />
            <div className="side-columns">
              <p className="body-text mb-1 font-medium text-fg">{texts.result}</p>
              <p className="display-type font-stretch-(--stretch-wide) text-xl text-balance">
                {result}
              </p>
              <p className="note mt-2">{interpolate(texts.confirmed, { name: confirmedBy })}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
