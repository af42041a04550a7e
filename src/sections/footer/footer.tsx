import { Mail, MapPin, Phone } from 'lucide-react'
import { EMAIL_HREF, PHONE_HREF, PHONE_TEXT } from '@/config/reach-us.ts'
import { buildYear, settings } from '@/config/build.ts'
import { useIsHome } from '@/sections/use-is-home.ts'
import { footerTexts } from '@/texts/footer.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'
import { useLangAttribute } from '@/language/use-lang-attribute.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { displayCity } from '@/lib/display-city.ts'
import { useClientValue } from '@/browser/use-client-value.ts'
import { BrandLink } from '@/sections/brand-link.tsx'
import { FooterLinks } from './footer-links.tsx'
import { Newsletter } from './newsletter.tsx'
import { FooterSky } from './footer-sky.tsx'
import { OwnerLinks } from './owner-links.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const ICON = { size: 18, className: 'shrink-0' } as const
const CONTACT = 'footer-line gap-3'

function CompanyLines() {
  return (
    <address className="footer-contact text-sm">
      <a href={EMAIL_HREF} className={`${CONTACT} quiet-link`}>
        <Mail {...ICON} />
        {settings.companyEmail}
      </a>
      <a href={PHONE_HREF} className={`${CONTACT} quiet-link`}>
        <Phone {...ICON} />
        {PHONE_TEXT}
      </a>
      <span className={CONTACT}>
        <MapPin {...ICON} />
        {displayCity(settings.companyCity, reachUsTexts.city)}
      </span>
    </address>
  )
}

function LegalLine() {
  const year = useClientValue(() => new Date().getFullYear(), buildYear)
  return (
    <div className="relative border-t border-line">
      <div className="footer-legal page columns-page note">
        <div className="footer-legal-line story">
          <p>{interpolate(footerTexts.copyright, { year })}</p>
          <OwnerLinks
            texts={footerTexts.legal}
            className="flex flex-wrap gap-x-4 whitespace-nowrap md:shrink-0"
            linkClassName="quiet-link touch-target"
          />
        </div>
        <div className="aside">
          <ThemeMenu />
        </div>
      </div>
    </div>
  )
}

/** Specification section 2, footer. */
export function Footer() {
  const lang = useLangAttribute(footerTexts)
  const isHome = useIsHome()
  return (
    <footer lang={lang} className="print:hidden">
      <div className="band">
        <FooterSky tall={isHome} />
        <div className="footer-body page columns-page">
          <div className="md:col-span-4 md:pr-8">
            <BrandLink />
            <p className="display mt-5 max-w-[19em] text-lg md:max-w-[12.5em]">
              {footerTexts.blurb}
            </p>
            <CompanyLines />
          </div>
          <FooterLinks />
          <div className="aside">
            <Newsletter />
            <OwnerLinks
              texts={footerTexts.social}
              className="mt-3 flex flex-wrap gap-x-5 text-sm"
              linkClassName="footer-line quiet-link"
            />
          </div>
        </div>
        <LegalLine />
      </div>
    </footer>
  )
}
