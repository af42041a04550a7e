import { InertLink } from '@/ui/links/inert-link.tsx'
import { AddressLink } from '@/ui/links/address-link.tsx'
import { SECTION_IDS } from '@/site/routes.ts'
import { hasSection } from './navigation.ts'
import { SectionLink } from './section-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'

const LINK_CLASS = 'footer-line quiet-link py-1 leading-tight'

const QUICK_LINKS = (['home', 'services', 'contact'] as const).filter(
  (name) => name === 'home' || hasSection(name),
)

interface FooterLinkProps {
  label: string
  /** Missing for a page that does not exist yet. */
  href?: string | undefined
}

function FooterLink({ label, href }: FooterLinkProps) {
  if (!href) return <InertLink className={LINK_CLASS}>{label}</InertLink>
  return (
    <AddressLink href={href} className={LINK_CLASS}>
      {label}
    </AddressLink>
  )
}

function OfferedServices() {
  const heading = useTexts('footer').texts.services
  const { services } = useTexts('services').texts
  return (
    <nav aria-labelledby="footer-services">
      <h2 id="footer-services" className="mb-4 font-medium">
        {heading}
      </h2>
      <ul>
        {services.map(({ id, lang, title }) => (
          <li key={id} lang={lang}>
            <FooterLink label={title} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function FooterLinks() {
  const { quickLinks } = useTexts('footer').texts
  return (
    <div className="footer-links flex flex-wrap gap-x-(--gutter) gap-y-10 *:grow *:basis-23 *:last:basis-44 md:col-span-4">
      <nav aria-labelledby="footer-quick-links">
        <h2 id="footer-quick-links" className="mb-4 font-medium">
          {quickLinks.heading}
        </h2>
        <ul>
          {QUICK_LINKS.map((name) => (
            <li key={name}>
              <SectionLink section={SECTION_IDS[name]} className={LINK_CLASS}>
                {quickLinks[name]}
              </SectionLink>
            </li>
          ))}
          {quickLinks.links.map(({ id, lang, label, href }) => (
            <li key={id} lang={lang}>
              <FooterLink label={label} href={href} />
            </li>
          ))}
        </ul>
      </nav>
      {hasSection('services') && <OfferedServices />}
    </div>
  )
}
