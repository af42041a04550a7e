import { Link } from 'react-router-dom'
import { InertLink } from '@/components/site/inert-link.tsx'
import { AddressLink } from '@/components/site/address-link.tsx'
import { routeAt } from '@/config/build-routes.ts'
import { SECTION_IDS } from '@/config/routes.ts'
import { footerTexts, type FooterLink } from '@/texts/footer.ts'
import { SectionLink } from '@/sections/section-link.tsx'

const LINK_CLASS = 'footer-line quiet-link py-1 leading-tight'

const QUICK_LINKS = [
  { section: SECTION_IDS.home, label: footerTexts.quickLinks.home },
  { section: SECTION_IDS.services, label: footerTexts.quickLinks.services },
  { section: SECTION_IDS.contact, label: footerTexts.quickLinks.contact },
] as const

function ListedLink({ link }: { link: FooterLink }) {
  if (typeof link === 'string') return <InertLink className={LINK_CLASS}>{link}</InertLink>
  const { label, href } = link
  if (routeAt(href).name !== 'notFound')
    return (
      <Link to={href} className={LINK_CLASS}>
        {label}
      </Link>
    )
  return (
    <AddressLink href={href} className={LINK_CLASS}>
      {label}
    </AddressLink>
  )
}

function ListedLinks({ links }: { links: readonly FooterLink[] }) {
  return links.map((link) => (
    <li key={typeof link === 'string' ? link : link.label}>
      <ListedLink link={link} />
    </li>
  ))
}

export function FooterLinks() {
  const { quickLinks, services } = footerTexts
  return (
    <div className="footer-links text-sm">
      <nav aria-labelledby="footer-quick-links">
        <h2 id="footer-quick-links" className="mb-4 font-medium">
          {quickLinks.heading}
        </h2>
        <ul>
          {QUICK_LINKS.map(({ section, label }) => (
            <li key={section}>
              <SectionLink section={section} className={LINK_CLASS}>
                {label}
              </SectionLink>
            </li>
          ))}
          <ListedLinks links={quickLinks.links} />
        </ul>
      </nav>
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services" className="mb-4 font-medium">
          {services.heading}
        </h2>
        <ul>
          <ListedLinks links={services.links} />
        </ul>
      </nav>
    </div>
  )
}
