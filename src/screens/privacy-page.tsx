import { siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { Page } from '@/screens/frame/page.tsx'
import { useTexts } from '@/settings/use-texts.ts'

/** The owner's privacy notice. It is built if its texts are filled in. */
export function PrivacyPage() {
  const { texts, lang } = useTexts('privacy')
  return (
    <Page name="privacy">
      <section lang={lang} className="band pt-(--header)">
        <div className="axis-line page columns-page pt-large pb-section">
          <h1 className="story headline headline-page">{texts.heading}</h1>
          {texts.updated && <p className="aside note self-end">{texts.updated}</p>}
          {texts.parts.map(({ id, lang: partLang, title, text }) => (
            <section
              key={id}
              lang={partLang}
              className="story mt-medium gap-x-(--gutter) border-t border-line pt-6 md:grid md:grid-cols-[3fr_5fr]"
            >
              <h2 className="subheading">{title}</h2>
              <p className="prose mt-2 max-w-[38em] whitespace-pre-line md:mt-0">
                {interpolate(text, { email: siteConfig.companyEmail })}
              </p>
            </section>
          ))}
        </div>
      </section>
    </Page>
  )
}
