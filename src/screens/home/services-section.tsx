import { SectionLink } from '@/links/section-link.tsx'
import { TalkButton } from '@/page/talk-button.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { CONTACT_FORM_TITLE_ID } from '@/site/routes.ts'
import { sectionIds } from 'virtual:site'
import { CallSteps } from './call-steps.tsx'
import { CasesList } from './cases-list.tsx'
import { SectionHeading } from './section-heading.tsx'
import { ServiceRow } from './service-row.tsx'

function FormLink() {
  const { write } = useTexts('services')
  return (
    <p className="mt-2 text-sm print:hidden">
      <SectionLink
        targetId={CONTACT_FORM_TITLE_ID}
        className="touch-target underline outline-current"
      >
        {write}
      </SectionLink>
    </p>
  )
}

/** The first and the last of the contact section's figures, which fit beside the call. */
function CallFigures() {
  const { stats } = useTexts('contact')
  const shown = stats.filter((_, index) => index === 0 || index === stats.length - 1)
  if (shown.length === 0) return null
  return (
    <p className="mt-2 text-sm">
      {shown.map(({ figure, label }) => `${figure} ${label}`.replaceAll(' ', '\u00A0')).join(', ')}
    </p>
  )
}

export function ServicesSection() {
  const texts = useTexts('services')
  return (
    <section id={sectionIds.services} lang={texts.lang} className="band last:pb-section">
      <div className="axis page-width pt-section pb-large">
        <SectionHeading title={texts.heading} section="services" intro={texts.intro} />
        <div className="rule-across relative mt-medium before:top-full">
          <ul>
            {texts.services.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
        </div>
        {import.meta.env.CASES && <CasesList />}
      </div>
      <div className="relative break-inside-avoid bg-inverse text-on-inverse">
        <div className="axis axis-on-colour page-width page-grid items-end gap-y-5 py-medium">
          <h3 className="main-columns display-type max-w-[12em] text-2xl">{texts.callHeading}</h3>
          <div className="side-columns">
            <TalkButton
              section="services"
              variant="inverse"
              label={texts.call}
              accessibleName={texts.newTab}
              greeting={texts.greeting}
              className="w-full sm:w-auto"
            />
            {import.meta.env.CONTACT && (
              <>
                <FormLink />
                <CallFigures />
              </>
            )}
          </div>
          <CallSteps />
        </div>
      </div>
    </section>
  )
}
