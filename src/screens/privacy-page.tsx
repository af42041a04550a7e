import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { AxisLine } from '@/sky/axis.tsx'
import { countChars } from '@/text/count-chars.ts'
import { interpolate } from '@/text/interpolate.ts'

/** The owner's privacy notice. It is built if its texts are filled in. */
export function PrivacyPage() {
  const texts = useTexts('privacy')
  return (
    <section lang={texts.lang} className="band pt-(--header-height)">
      <div className="page-width columns pt-large pb-section">
        {import.meta.env.SKY && <AxisLine />}
        <h1
          className="main-columns headline headline-subpage"
          style={{ '--chars': countChars([texts.heading]) }}
        >
          {texts.heading}
        </h1>
        {texts.updated && <p className="side-columns note self-end">{texts.updated}</p>}
        {texts.parts.map(({ id, lang, title, text }) => (
          <section
            key={id}
            lang={lang}
            className="main-columns mt-medium gap-x-(--gutter) border-t border-line pt-6 md:grid md:grid-cols-[3fr_5fr]"
          >
            <h2 className="subheading">{title}</h2>
            <p className="prose mt-2 max-w-[38em] whitespace-pre-line md:mt-0">
              {interpolate(text, { email: siteConfig.email })}
            </p>
          </section>
        ))}
      </div>
    </section>
  )
}
