import { ContactForm } from '@/forms/contact/contact-form.tsx'
import { SectionHeading } from '@/page/section-heading.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { CONTACT_FORM_TITLE_ID, SECTION_IDS } from '@/site/routes.ts'
import { AxisLine } from '@/sky/axis.tsx'
import { BrandCard } from './brand-card.tsx'
import { ClientsRow } from './clients-row.tsx'
import { ContactChannels } from './contact-channels.tsx'

export function ContactSection() {
  const texts = useTexts('contact')
  return (
    <section id={SECTION_IDS.contact} lang={texts.lang} className="band">
      <div className="page-width pt-section pb-section">
        {import.meta.env.SKY && <AxisLine />}
        <div className="columns gap-y-10">
          <div className="main-columns">
            <SectionHeading title={texts.heading} section="contact" className="md:block" />
            <ul className="mt-medium flex flex-wrap gap-x-(--gutter) gap-y-6">
              {texts.stats.map(({ id, lang, figure, label }) => (
                <li key={id} lang={lang} className="flex flex-1 flex-col border-t border-line pt-4">
                  <span className="condensed text-[length:calc(var(--measure)/5.6)] leading-[0.92] tracking-[0.01em] whitespace-nowrap">
                    {figure}
                  </span>{' '}
                  <span className="note mt-2 leading-snug wrap-break-word">{label}</span>
                </li>
              ))}
            </ul>
            {import.meta.env.CLIENTS && <ClientsRow />}
            <div className="to-edges mt-medium border-y border-line bg-raised px-(--margin) py-9 sm:py-12 md:border md:p-small print:hidden">
              <h3 id={CONTACT_FORM_TITLE_ID} className="form-title">
                {texts.form.title}
              </h3>
              <p className="prose mt-2 mb-small">{texts.form.intro}</p>
              <ContactForm />
            </div>
          </div>
          <div className="side-columns grid content-start items-start gap-12 sm:max-md:grid-cols-[2fr_3fr] md:pt-[1.3cqi]">
            <div className="max-md:col-span-full">
              <h3 className="display text-lg">{texts.after.title}</h3>
              <p className="prose mt-2 max-w-[44ch]">{texts.after.text}</p>
            </div>
            <BrandCard />
            <ContactChannels />
          </div>
        </div>
      </div>
    </section>
  )
}
