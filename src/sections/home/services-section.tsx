import { Mark } from '@/components/ui/mark.tsx'
import { headlineStyle } from '@/sections/headline-style.ts'
import { SECTION_IDS } from '@/config/routes.ts'
import { useSectionTexts } from '@/language/use-section-texts.ts'
import { SectionHeading } from '@/sections/section-heading.tsx'
import { WhatsAppButton } from '@/sections/whatsapp-button.tsx'
import { CallSteps } from './call-steps.tsx'
import { ServiceRow } from './service-row.tsx'

/** Specification section 2, services. */
export function ServicesSection() {
  const { texts, lang } = useSectionTexts('services')
  return (
    <section id={SECTION_IDS.services} lang={lang} className="band">
      <div className="axis-line page pt-section pb-large">
        <SectionHeading
          distance="2×"
          title={texts.heading}
          headline="services"
          intro={texts.intro}
        />
        <div className="services relative mt-medium" style={headlineStyle('serviceTitles')}>
          <ul>
            {texts.services.map((service) => (
              <ServiceRow key={service.title} service={service} texts={texts} />
            ))}
          </ul>
          <Mark height={28} className="service-mark" />
        </div>
      </div>
      <div className="call-band relative bg-inverse text-on-inverse">
        <div className="axis-line page columns-page items-end gap-y-5 py-medium">
          <h3 className="call-heading story display">{texts.callHeading}</h3>
          <div className="aside">
            <WhatsAppButton
              label={texts.call}
              newTab={texts.newTab}
              greeting={texts.greeting}
              section="services"
              variant="inverse"
              className="w-full sm:w-auto"
            />
          </div>
          <CallSteps texts={texts.steps} />
        </div>
      </div>
    </section>
  )
}
