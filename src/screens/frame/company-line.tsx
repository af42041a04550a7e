import { interpolate } from '@/site/interpolate.ts'
import { useGroup } from '@/settings/use-texts.ts'
import { companyTexts } from 'virtual:texts'

export function CompanyLine() {
  const { texts, lang } = useGroup('company', companyTexts)
  return (
    <p lang={lang} className="col-span-full">
      {interpolate(texts.text, { ...texts })}
    </p>
  )
}
