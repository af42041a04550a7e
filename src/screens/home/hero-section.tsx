import { ArrowDown } from 'lucide-react'
import { Fragment } from 'react'
import { SectionLink } from '@/links/section-link.tsx'
import { TalkButton } from '@/page/talk-button.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { SECTION_IDS } from '@/site/routes.ts'
import { AxisLine } from '@/sky/axis.tsx'
import { HeroSky } from '@/sky/hero-sky.tsx'
import { interpolate } from '@/text/interpolate.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { cn } from '@/ui/cn.ts'
import { Picture } from '@/ui/picture.tsx'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import { heroTitle } from './hero-title.ts'
import { serviceRowId } from './service-row.tsx'

/** What stands over the title of a site without the sky. */
function HeroPicture() {
  const src = import.meta.env.HERO_PICTURE
  if (!src) return <div className="hero-room" />
  return (
    <Picture
      src={src}
      kind="picture"
      alt=""
      sizes="100vw"
      width={1800}
      height={1350}
      loading="eager"
      fetchPriority="high"
      className="hero-picture"
    />
  )
}

function HeroServices() {
  const texts = useTexts('services')
  return (
    <p
      lang={texts.lang}
      className="hero-services col-span-full leading-loose font-medium md:max-xxl:col-span-8 xxl:z-1"
    >
      {texts.services.map(({ id, lang, title }) => (
        <Fragment key={id}>
          <span className="inline-block max-w-full">
            <SectionLink
              targetId={serviceRowId(id)}
              lang={lang}
              onClick={() => trackEvent('call-clicked', { section: 'hero', kind: 'services' })}
              className="quiet-link bg-ground underline decoration-line-2 underline-offset-4"
            >
              {title}
            </SectionLink>
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}

export function HeroSection() {
  const hero = useTexts('hero')
  const [firstSection = 'contact'] = siteConfig.sections
  const rest = useTexts(firstSection)
  const title = heroTitle(hero.title)
  return (
    <section id={SECTION_IDS.home} className="hero band" {...title.attributes}>
      <div className={cn('hero-page page-width', import.meta.env.SKY && 'hero-under-sky')}>
        {import.meta.env.SKY && <AxisLine />}
        <div className="hero-head clearing relative flex flex-col justify-end">
          {import.meta.env.SKY ? <HeroSky /> : <HeroPicture />}
          <p className="hero-vision awaits-language relative flex h-6 items-center gap-3 font-medium md:mb-6">
            {hero.vision}
          </p>
          <h1
            translate={hero.title === siteConfig.brand ? 'no' : undefined}
            className="hero-title clearing awaits-language"
            data-cjk={title.isCjk || undefined}
          >
            {hero.title}
          </h1>
        </div>
        <div className="hero-strip awaits-language rule-across columns max-md:before:hidden">
          {/* A line break after the "&" (specification section 2, hero). */}
          <p className="hero-subtitle display display-wide whitespace-pre-line md:col-span-4">
            {hero.subtitle.replace(/&\s*/, '&\n')}
          </p>
          <p className="max-w-[46ch] text-md text-balance md:col-span-4">{hero.description}</p>
          <div className="hero-calls side-columns print:hidden">
            <TalkButton place="hero" />
            {import.meta.env.SERVICES && (
              <SectionLink
                targetId={SECTION_IDS.services}
                onClick={() => trackEvent('call-clicked', { section: 'hero', kind: 'services' })}
                className={buttonClass('secondary')}
              >
                <ButtonLabel icon={<ArrowDown />} toward="down">
                  {hero.cta.services}
                </ButtonLabel>
              </SectionLink>
            )}
            <p className="note basis-full text-xs">
              {rest.lang === hero.lang
                ? hero.talkNote
                : interpolate(hero.below, { talkNote: hero.talkNote })}
            </p>
          </div>
          {import.meta.env.SERVICES && <HeroServices />}
        </div>
      </div>
    </section>
  )
}
