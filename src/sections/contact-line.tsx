import { site } from '@/config/site.ts'
import { ptBR } from '@/content/languages/pt-br.ts'
import { formTexts } from '@/content/sections/forms.ts'
import { fill } from '@/lib/fill.ts'
import { chatUrl } from '@/lib/phone.ts'

const CHAT = chatUrl(site.companyPhone, fill(ptBR.hero.greeting, { brand: site.brandName }))

/** The ways to reach the company that need nothing of the site, within a sentence. */
export function ContactLine() {
  return (
    <>
      <a href={CHAT} target="_blank" rel="noopener noreferrer" className="text-link">
        {formTexts.whatsapp}
      </a>{' '}
      {formTexts.or}{' '}
      <a href={`mailto:${site.companyEmail}`} className="text-link">
        {site.companyEmail}
      </a>
    </>
  )
}
