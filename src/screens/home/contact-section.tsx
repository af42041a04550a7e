import { ContactForm } from '@/forms/contact/contact-form.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { CONTACT_FORM_TITLE_ID } from '@/site/routes.ts'
import { cn } from '@/ui/cn.ts'
import { sectionIds } from 'virtual:site'
import { BrandCard } from './brand-card.tsx'
import { ClientsRow } from './clients-row.tsx'
import { ContactChannels } from './contact-channels.tsx'
import { SectionHeading } from './section-heading.tsx'

const LABEL_CLASS = 'mt-2 block text-sm wrap-break-word text-fg-2 md:text-md'

export function ContactSection() {
  const texts = useTexts('contact')
  return (
    <section id={sectionIds.contact} lang={texts.lang} className="band">
      <div className="axis page-width pt-section pb-section">
        <SectionHeading title={texts.heading} section="contact" />
        {texts.stats.length > 0 && (
          <ul className="page-grid mt-medium gap-y-6 max-md:grid-cols-3">
            {texts.stats.map(({ id, lang, figure, label }) => (
              <li key={id} lang={lang} className="third-column border-t pt-4">
                <span className="condensed block text-[min(15vw,18rem)]/none whitespace-nowrap md:pb-2 print:text-xl">
                  {figure}
                </span>{' '}
                <span className={LABEL_CLASS}>{label}</span>
              </li>
            ))}
          </ul>
        )}
        {import.meta.env.CLIENTS && <ClientsRow />}
        <div className="page-grid mt-medium gap-y-10">
          <div
            className={cn(
              'main-columns to-edges border-y bg-raised px-(--margin) py-9 print:hidden',
              'sm:py-12 md:border md:p-small',
            )}
          >
            {/* On one column the toast of a sent message stands above its receipt. */}
            <h3 id={CONTACT_FORM_TITLE_ID} className="form-title max-md:scroll-mt-28">
              {texts.form.title}
            </h3>
            <ContactForm />
          </div>
          <div
            className={cn(
              'side-columns grid grid-cols-1 gap-12',
              'sm:max-md:grid-cols-[2fr_3fr] sm:max-md:items-start md:grid-rows-[auto_1fr_auto]',
            )}
          >
            <BrandCard />
            <div className="max-md:col-span-full max-md:-order-1 print:hidden">
              <h3 className="display-type text-lg">{texts.after.title}</h3>
              <p className="body-text mt-2 max-w-note">{texts.after.text}</p>
            </div>
            <ContactChannels />
          </div>
        </div>
      </div>
    </section>
  )
}
