import { settings } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import { Page } from '@/screens/frame/page.tsx'
import { useGroup } from '@/settings/use-texts.ts'
import { privacyTexts } from 'virtual:texts'

/** What an owner says of visitors' data: built once it is filled in. */
export function PrivacyPage() {
  const { texts, lang } = useGroup('privacy', privacyTexts)
  return (
    <Page name="privacy">
      <section lang={lang} className="band pt-(--header)">
        <div className="axis-line page columns-page pt-large pb-section">
          <h1 className="story display display-wide text-xl">{texts.heading}</h1>
          {texts.updated && <p className="aside note self-end">{texts.updated}</p>}
          {texts.parts.map(({ id, lang: partLang, title, text }) => (
            <section
              key={id}
              lang={partLang}
              className="story columns-page mt-medium gap-x-(--gutter) gap-y-3 border-t border-line pt-6"
            >
              <h2 className="subheading">{title}</h2>
              <p className="prose mt-3 max-w-[38em] whitespace-pre-line">
                {interpolate(text, { email: settings.companyEmail })}
              </p>
            </section>
          ))}
        </div>
      </section>
    </Page>
  )
}
