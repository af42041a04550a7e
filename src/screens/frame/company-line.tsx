import { interpolate } from '@/site/interpolate.ts'
import { useGroup } from '@/settings/use-texts.ts'
import { companyTexts } from 'virtual:texts'

/** Who answers for the site, in law. */
export function CompanyLine() {
  const { texts, lang } = useGroup('company', companyTexts)
  return (
    <p lang={lang} className="col-span-full">
      {interpolate(texts.text, { ...texts })}
    </p>
  )
}
