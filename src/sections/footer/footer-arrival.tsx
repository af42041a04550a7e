import { arrivalStyle } from '@/config/build.ts'
import { footerTexts } from '@/texts/footer.ts'
import { useLanguage } from '@/language/language-provider.tsx'
import { cn } from '@/lib/cn.ts'
import { TalkLink } from '@/sections/talk-link.tsx'
import './footer-arrival.css'

/** The pole, where the axis ends: star trails turn around it. Inner pages have it alone. */
export function FooterArrival({ arrival }: { arrival: boolean }) {
  const { language, texts } = useLanguage()
  return (
    <div className={cn('arrival axis-line page', arrival ? 'arrival-tall' : 'arrival-short')}>
      <div aria-hidden="true" className="arrival-trails" />
      <span aria-hidden="true" className="arrival-star" />
      {arrival && (
        <>
          <p className="arrival-words" style={arrivalStyle}>
            {`${footerTexts.arrival[0]} `}
            <br />
            {footerTexts.arrival[1]}
          </p>
          <div className="relative mb-[clamp(24px,2.8cqi,56px)]">
            <TalkLink
              lang={language}
              label={texts.hero.cta.talk}
              note={texts.labels.newTab}
              greeting={texts.hero.greeting}
              place="footer"
              variant="primary"
            />
          </div>
          <p aria-hidden="true" className="arrival-note text-sm font-medium">
            {footerTexts.mark}
          </p>
        </>
      )}
    </div>
  )
}
