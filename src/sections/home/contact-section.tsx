import { CONTACT_FORM_ID, SECTION_IDS } from '@/config/routes.ts'
import { ContactForm, type Question } from '@/features/contact/contact-form.tsx'
import { useSectionTexts } from '@/language/use-section-texts.ts'
import { ContactChannels } from './contact-channels.tsx'
import { SectionHeading } from '@/sections/section-heading.tsx'
import { BrandCard } from './brand-card.tsx'

/** Specification section 2, contact. */
export function ContactSection({ question }: { question?: Question | undefined }) {
  const { texts, lang } = useSectionTexts('contact')
  return (
    <section id={SECTION_IDS.contact} lang={lang} className="band">
      <div className="axis-line page pt-section pb-section">
        <div className="columns-page relative gap-y-10">
          <div className="story">
            <SectionHeading distance="4×" title={texts.heading} headline="contact" />
            <ul className="stats">
              {texts.stats.map(({ figure, label }) => (
                <li key={label}>
                  <span className="stats-figure">{figure}</span>{' '}
                  <span className="note mt-2 leading-snug wrap-break-word">{label}</span>
                </li>
              ))}
            </ul>
            <div className="form-panel">
              <h3 id={CONTACT_FORM_ID} className="form-title">
                {texts.form.title}
              </h3>
              <p className="prose mt-2 mb-small">{texts.form.intro}</p>
              <ContactForm texts={texts.form} question={question} />
            </div>
          </div>
          <div className="aside contact-aside">
            <div>
              <h3 className="display text-lg">{texts.after.title}</h3>
              <p className="prose mt-2 max-w-[44ch]">{texts.after.text}</p>
            </div>
            <BrandCard texts={texts.brandCard} />
            <ContactChannels texts={texts.channels} />
          </div>
        </div>
      </div>
    </section>
  )
}
