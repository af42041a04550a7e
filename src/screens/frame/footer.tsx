import { Mail, MapPin, Phone } from 'lucide-react'
import { NewsletterForm } from '@/forms/newsletter/newsletter-form.tsx'
import { EMAIL_HREF, PHONE_HREF, PHONE_TEXT } from '@/links/contact-addresses.ts'
import { TalkButton } from '@/page/talk-button.tsx'
import { useRoute } from '@/page/use-route.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { FooterClose } from '@/sky/footer-close.tsx'
import { displayCity } from '@/text/display-city.ts'
import { cn } from '@/ui/cn.ts'
import { siteConfig } from 'virtual:site'
import { BrandLink } from './brand-link.tsx'
import { FooterLinks } from './footer-links.tsx'
import { LegalLine } from './legal-line.tsx'
import { SocialLinks } from './social-links.tsx'

const ICON = { size: 18, className: 'shrink-0' } as const
const CONTACT_CLASS = 'touch-target gap-3 pointer-fine:min-h-9'

function FooterContact() {
  const reachUs = useTexts('reachUs')
  return (
    <address className="mt-7 flex flex-col items-start text-sm text-fg-2 not-italic">
      <a href={EMAIL_HREF} className={`${CONTACT_CLASS} quiet-link`}>
        <Mail {...ICON} />
        <span>{siteConfig.email}</span>
      </a>
      <a href={PHONE_HREF} className={`${CONTACT_CLASS} quiet-link`}>
        <Phone {...ICON} />
        <span>{PHONE_TEXT}</span>
      </a>
      <span className={CONTACT_CLASS}>
        <MapPin {...ICON} />
        <span>{displayCity(siteConfig.city, reachUs.city)}</span>
      </span>
    </address>
  )
}

export function Footer() {
  const texts = useTexts('footer')
  const isHome = useRoute().name === 'home'
  return (
    <footer lang={texts.lang} className="print:hidden">
      <div className="band">
        {import.meta.env.SKY && <FooterClose call={isHome && <TalkButton section="footer" />} />}
        <div
          className={cn(
            'page-width page-grid gap-y-10 pt-large pb-medium',
            !import.meta.env.SKY && 'rule-across',
          )}
        >
          <div className="md:col-span-4 md:pr-8">
            <BrandLink />
            <p className="display-type mt-5 max-w-[19em] text-lg md:max-w-[12.5em]">
              {texts.blurb}
            </p>
            <FooterContact />
          </div>
          <FooterLinks />
          <div className="side-columns">
            {import.meta.env.NEWSLETTER && <NewsletterForm />}
            {import.meta.env.SOCIAL_LINKS && <SocialLinks />}
          </div>
        </div>
        <LegalLine />
      </div>
    </footer>
  )
}
