import { AddressLink } from '@/links/address-link.tsx'
import { SectionLink } from '@/links/section-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { ownerLinks, sectionIds } from 'virtual:site'

const LINK_CLASS = 'quiet-link touch-target min-w-touch py-1 leading-tight pointer-fine:min-h-9'

const QUICK_LINKS = [
  'home' as const,
  import.meta.env.SERVICES && ('services' as const),
  import.meta.env.CONTACT && ('contact' as const),
].filter((name) => !!name)

/** Links without an address (specification section 2, footer). */
function FooterServices() {
  const heading = useTexts('footer').services
  const { services } = useTexts('services')
  return (
    <nav aria-labelledby="footer-services" className="grow basis-44">
      <h2 id="footer-services" className="mb-4 font-medium">
        {heading}
      </h2>
      <ul>
        {services.map(({ id, lang, title }) => (
          <li key={id} lang={lang}>
            <AddressLink href={undefined} className={LINK_CLASS}>
              {title}
            </AddressLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function FooterLinks() {
  const { quickLinks } = useTexts('footer')
  return (
    <div
      className={cn(
        'flex flex-wrap gap-x-(--gutter) gap-y-10 text-sm',
        'md:col-span-4 md:max-lg:text-xs md:max-xl:font-stretch-(--stretch-narrow)',
      )}
    >
      <nav aria-labelledby="footer-quick-links" className="grow basis-23">
        <h2 id="footer-quick-links" className="mb-4 font-medium">
          {quickLinks.heading}
        </h2>
        <ul>
          {QUICK_LINKS.map((name) => (
            <li key={name}>
              <SectionLink targetId={sectionIds[name]} className={LINK_CLASS}>
                {quickLinks[name]}
              </SectionLink>
            </li>
          ))}
          {quickLinks.links.map(({ id, lang, label, href }) => (
            <li key={id} lang={lang}>
              <AddressLink href={href ?? ownerLinks[id]} className={LINK_CLASS}>
                {label}
              </AddressLink>
            </li>
          ))}
        </ul>
      </nav>
      {import.meta.env.SERVICES && <FooterServices />}
    </div>
  )
}
