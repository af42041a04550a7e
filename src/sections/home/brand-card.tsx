import { settings } from '@/config/build.ts'
import { COMPANY_FOUNDING_YEAR } from '@/content/years.ts'
import type { contactTexts } from '@/texts/contact.ts'
import aurora from '@/assets/brand-card.svg'

/** The brand card, a postage stamp (specification section 2, contact). */
export function BrandCard({ texts }: { texts: (typeof contactTexts)['brandCard'] }) {
  return (
    <div className="brand-card">
      <div className="brand-card-picture">
        <img src={aurora} alt="" width={824} height={849} loading="lazy" />
        <p aria-hidden="true" className="brand-card-year">
          {COMPANY_FOUNDING_YEAR}
        </p>
      </div>
      <p className="brand-card-text">{texts.text}</p>
      <p className="brand-card-foot text-xs">
        <span>{settings.brandName}</span>
        <span className="whitespace-nowrap">{texts.country}</span>
      </p>
    </div>
  )
}
