import { headlineFits } from '@/config/build.ts'
import { footerTexts } from '@/texts/footer.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { cn } from '@/lib/cn.ts'
import { WhatsAppButton } from '@/sections/whatsapp-button.tsx'

/** The pole at the axis's end and its star trails. Only the tall one, on the home page, has words. */
export function FooterSky({ tall }: { tall: boolean }) {
  const { language, texts } = useLanguage()
  return (
    <div className={cn('footer-sky axis-line page', tall && 'footer-sky-tall')}>
      <div aria-hidden="true" className="footer-trails" />
      <span aria-hidden="true" className="footer-pole" />
      {tall && (
        <>
          <p className="footer-words" style={{ '--scale': headlineFits.arrival }}>
            {`${footerTexts.arrival[0]} `}
            <br />
            {footerTexts.arrival[1]}
          </p>
          <div className="relative mb-small">
            <WhatsAppButton
              lang={language}
              label={texts.hero.cta.talk}
              newTab={texts.labels.newTab}
              greeting={texts.hero.greeting}
              section="footer"
              variant="primary"
            />
          </div>
          <p aria-hidden="true" className="footer-note text-sm font-medium">
            {footerTexts.mark}
          </p>
        </>
      )}
    </div>
  )
}
