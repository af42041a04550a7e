import { SECTION_IDS } from '@/config/routes.ts'
import { ContactForm } from '@/features/contact/contact-form.tsx'
import { useSectionTexts } from '@/language/use-section-texts.ts'
import { ContactChannels } from './contact-channels.tsx'
import { SectionHeading } from '@/sections/section-heading.tsx'
import { BrandCard } from './brand-card.tsx'

/** Stats, the form, the other channels and the brand card (specification section 2, contact). */
export function ContactSection() {
  const { texts, lang } = useSectionTexts('contact')
  return (
    <section id={SECTION_IDS.contact} lang={lang} className="band">
      <div className="axis-line page pt-[clamp(96px,12cqi,208px)] pb-[clamp(72px,12cqi,208px)]">
        <SectionHeading mark="4×" title={texts.heading} headline="headline-contact" />
        <ul className="relative mt-[clamp(28px,4.4cqi,80px)] columns-page sm:grid-cols-3 sm:gap-x-(--gutter) md:grid-cols-12">
          {texts.stats.map(({ figure, label }, index) => (
            <li
              key={label}
              className={
                'flex items-end justify-between border-t border-line py-3 sm:flex-col sm:items-start sm:justify-end md:col-span-4' +
                (index === 2 ? ' md:aside-inset' : '')
              }
            >
              <span className="text-[33cqi] leading-[0.92] font-display tracking-[-0.018em] stretch-condensed sm:text-[17cqi] md:text-[clamp(5.5rem,16.2cqi,20rem)]">
                {figure}
              </span>{' '}
              <span className="max-w-[7em] pb-2 text-right text-sm text-fg-2 sm:max-w-none sm:text-left sm:text-md md:mt-2">
                {label}
              </span>
            </li>
          ))}
        </ul>
        <div className="relative mt-[clamp(40px,5.5cqi,104px)] columns-page gap-y-12">
          <div className="-mx-(--margin) border-y border-line bg-raised px-(--margin) py-9 sm:py-12 md:col-span-8 md:mx-0 md:border md:p-[clamp(32px,3.95cqi,72px)]">
            <h3
              id="contact-form-title"
              className="text-xl leading-[1.06] font-display tracking-[-0.025em] stretch-narrow"
            >
              {texts.form.title}
            </h3>
            <p className="mt-2 mb-[clamp(20px,3cqi,48px)] text-md text-fg-2">{texts.form.intro}</p>
            <ContactForm texts={texts.form} />
          </div>
          <div className="md:aside-inset grid gap-12 sm:grid-cols-2 md:col-span-4 md:flex md:flex-col md:justify-between">
            <BrandCard texts={texts.brandCard} />
            <ContactChannels texts={texts.channels} />
          </div>
        </div>
      </div>
    </section>
  )
}
