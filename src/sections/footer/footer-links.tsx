import { InertLink } from '@/components/ui/inert-link.tsx'
import { SECTION_IDS } from '@/config/routes.ts'
import { footerTexts } from '@/texts/footer.ts'
import { SectionLink } from '@/sections/section-link.tsx'

const LINK =
  'quiet-link inline-flex min-h-9 items-center py-1 leading-tight text-fg-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11'

const QUICK_LINKS = [
  { section: SECTION_IDS.home, label: footerTexts.quickLinks.home },
  { section: SECTION_IDS.services, label: footerTexts.quickLinks.services },
  { section: SECTION_IDS.contact, label: footerTexts.quickLinks.contact },
] as const

function InertItems({ labels }: { labels: readonly string[] }) {
  return labels.map((label) => (
    <li key={label}>
      <InertLink note={footerTexts.soon} noteLang={footerTexts.lang} className={LINK}>
        {label}
      </InertLink>
    </li>
  ))
}

/** Quick links and service links. */
export function FooterLinks() {
  const { quickLinks, services } = footerTexts
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-(--gutter) gap-y-10 text-sm md:col-span-4">
      <nav aria-labelledby="footer-quick-links">
        <h2 id="footer-quick-links" className="mb-4 font-medium">
          {quickLinks.heading}
        </h2>
        <ul>
          {QUICK_LINKS.map(({ section, label }) => (
            <li key={section}>
              <SectionLink section={section} className={LINK}>
                {label}
              </SectionLink>
            </li>
          ))}
          <InertItems labels={quickLinks.inert} />
        </ul>
      </nav>
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services" className="mb-4 font-medium">
          {services.heading}
        </h2>
        <ul>
          <InertItems labels={services.links} />
        </ul>
      </nav>
    </div>
  )
}
