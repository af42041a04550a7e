import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'

export function CompanyLine() {
  const { texts, lang } = useTexts('company')
  return (
    <p lang={lang} className="col-span-full">
      {interpolate(texts.text, { ...texts })}
    </p>
  )
}
