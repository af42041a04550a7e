import { SECTION_IDS } from '@/config/routes.ts'
import { ContactForm } from '@/features/contact/contact-form.tsx'
import { useSectionTexts } from '@/language/use-section-texts.ts'
import { ContactChannels } from './contact-channels.tsx'
import { SectionHeading } from '@/sections/section-heading.tsx'
import { BrandCard } from './brand-card.tsx'

/** Stats, the form, the other channels and the brand card (specification section 2, contact). */
export function ContactSection({ question }: { question?: { text: string } | undefined }) {
  const { texts, lang } = useSectionTexts('contact')
  return (
    <section id={SECTION_IDS.contact} lang={lang} className="band">
      <div className="axis-line page pt-[clamp(84px,12cqi,208px)] pb-[clamp(56px,12cqi,208px)]">
        <SectionHeading mark="4×" title={texts.heading} headline="contact" />
        <ul className="relative thirds mt-[clamp(28px,4.4cqi,80px)] columns-page gap-x-(--gutter) gap-y-6 max-md:flex max-md:flex-wrap">
          {texts.stats.map(({ figure, label }) => (
            <li key={label} className="flex flex-1 flex-col border-t border-line pt-3">
              <span className="text-[clamp(3rem,5.4cqi,6.5rem)] leading-[0.92] font-display tracking-[0.01em] whitespace-nowrap stretch-condensed">
                {figure}
              </span>{' '}
              <span className="mt-1.5 text-sm leading-snug text-fg-2">{label}</span>
            </li>
          ))}
        </ul>
        <div className="relative mt-[clamp(32px,4cqi,80px)] columns-page gap-y-10">
          <div className="story -ml-(--margin) border border-l-0 border-line bg-raised px-(--margin) py-9 sm:py-12 md:ml-0 md:border-l md:p-[clamp(32px,3.2cqi,64px)]">
            <h3
              id="contact-form-title"
              className="text-xl leading-[1.06] font-display tracking-[-0.025em] stretch-narrow"
            >
              {texts.form.title}
            </h3>
            <p className="mt-2 mb-[clamp(20px,3cqi,48px)] text-md text-fg-2">{texts.form.intro}</p>
            <ContactForm texts={texts.form} question={question} />
          </div>
          <div className="aside grid gap-10 sm:grid-cols-2 md:flex md:flex-col">
            <BrandCard texts={texts.brandCard} />
            <ContactChannels texts={texts.channels} />
          </div>
        </div>
      </div>
    </section>
  )
}
