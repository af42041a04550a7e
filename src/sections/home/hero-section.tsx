import { ArrowDown } from 'lucide-react'
import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { brandTitle, settings } from '@/config/build.ts'
import { SECTION_IDS } from '@/config/routes.ts'
import { starNames } from '@/texts/stars.ts'
import { Sky } from '@/features/sky/sky.tsx'
import { useLanguage } from '@/language/language-provider.tsx'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { heroTitle } from './hero-title.ts'
import { SectionLink } from '@/sections/section-link.tsx'
import { WhatsAppButton } from '@/sections/whatsapp-button.tsx'

const BRAND = brandTitle ? { name: settings.brandName, title: brandTitle } : undefined
const SPLIT = '&'

/** The subtitle breaks after its "&" (specification section 2, hero). */
function Subtitle({ text }: { text: string }) {
  const [before, ...after] = text.split(SPLIT)
  if (after.length === 0) return text
  return (
    <>
      {`${before}${SPLIT} `}
      <br />
      {after.join(SPLIT).trim()}
    </>
  )
}

export function HeroSection() {
  const { texts } = useLanguage()
  const { hero } = texts
  const title = heroTitle(hero, BRAND)
  return (
    <section id={SECTION_IDS.home} className="hero band" style={title.style}>
      <div className="axis-line page">
        <div className="hero-head">
          <div className="hero-sky" lang={starNames.lang}>
            <Sky names={starNames} />
            <p aria-hidden="true" className="hero-constellation text-xs text-fg-2">
              {starNames.constellation}
            </p>
          </div>
          <p className="hero-vision text-sm font-medium">{hero.vision}</p>
          <h1 className="hero-title" data-script={title.script}>
            {title.text}
          </h1>
        </div>
        <div className="hero-strip columns-page">
          <p className="hero-subtitle">
            <Subtitle text={hero.subtitle} />
          </p>
          <p className="hero-description prose">{hero.description}</p>
          <div className="hero-calls">
            <WhatsAppButton
              label={hero.cta.talk}
              newTab={texts.labels.newTab}
              greeting={hero.greeting}
              section="hero"
              variant="primary"
            />
            <SectionLink
              section={SECTION_IDS.services}
              onClick={() => trackEvent('call-clicked', { section: 'hero', kind: 'services' })}
              className={buttonClass('secondary')}
            >
              <ButtonLabel icon={<ArrowDown />} toward="down">
                {hero.cta.services}
              </ButtonLabel>
            </SectionLink>
          </div>
        </div>
      </div>
    </section>
  )
}
