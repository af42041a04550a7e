import { ArrowDown } from 'lucide-react'
import { SectionLink } from '@/links/section-link.tsx'
import { TalkButton } from '@/page/talk-button.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { Sky } from '@/sky/sky.tsx'
import { interpolate } from '@/text/interpolate.ts'
import { wrappedWidth } from '@/text/width-in-letters.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { cn } from '@/ui/cn.ts'
import { Picture } from '@/ui/picture.tsx'
import { trackEvent } from '@/vendors/track-event.ts'
import { sectionIds, siteConfig } from 'virtual:site'
import { HeroProblems } from './hero-problems.tsx'

/** Stands above the title where a site has switched the sky off. */
function HeroPicture() {
  const src = siteConfig.heroPicture
  if (!src) return <div className="h-[clamp(3rem,13svh,9rem)]" />
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

/** Letters on a line of the title. A longer one takes several lines. */
const LINE_LIMIT = 11

/** Characters that fill a square. */
const CJK = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u

export function HeroSection() {
  const hero = useTexts('hero')
  const [firstSection = 'contact'] = siteConfig.sections
  const bodyTexts = useTexts(firstSection)
  return (
    <section
      id={sectionIds.home}
      className={cn(
        'band flex flex-col overflow-x-clip pt-(--header-height) print:block print:pt-0',
        // Fills the window, as far as that is not much higher than wide.
        import.meta.env.SKY && 'md:min-h-[min(100svh,130vw)]',
      )}
    >
      <div
        className={cn(
          'hero rule-across page-width z-1 flex w-full grow flex-col justify-end',
          'before:top-full max-md:before:hidden',
          import.meta.env.SKY && 'hero-under-sky',
        )}
      >
        {import.meta.env.SKY ? <Sky /> : <HeroPicture />}
        <p
          className={cn(
            'hero-vision text-halo awaits-language relative print:m-0',
            'flex h-6 items-center text-sm font-medium whitespace-nowrap',
          )}
        >
          {hero.vision}
        </p>
        <h1
          translate={hero.title === siteConfig.brand ? 'no' : undefined}
          className="hero-title fitted text-halo awaits-language relative print:m-0"
          data-cjk={CJK.test(hero.title) || undefined}
          style={{ '--chars': wrappedWidth(hero.title, LINE_LIMIT) }}
        >
          {hero.title}
        </h1>
      </div>
      <div
        className={cn(
          'axis awaits-language page-width page-grid w-full gap-y-2.5 pt-2.5 pb-10',
          'sm:max-md:grid-cols-[minmax(0,1fr)_auto]',
          'md:min-h-[max(22.5svh,17.5rem)] md:content-between',
          'md:pt-[clamp(24px,3.45svh,40px)] md:pb-3.5',
        )}
      >
        {/* A line break after the "&" (specification section 2, hero). */}
        <p className="hero-subtitle display-type whitespace-pre-line md:col-span-4">
          {hero.subtitle.replace(/&\s*/, '&\n')}
        </p>
        <p className="max-w-note text-md text-balance max-sm:text-base md:col-span-4">
          {hero.description}
        </p>
        <div
          className={cn(
            'hero-calls side-columns flex flex-wrap gap-2 self-start md:gap-3 print:hidden',
            'sm:row-span-2 sm:row-start-1 sm:max-md:col-start-2',
            'sm:max-lg:max-w-62 md:max-lg:mr-8',
          )}
        >
          <TalkButton section="hero" />
          {import.meta.env.SERVICES && (
            <SectionLink
              targetId={sectionIds.services}
              onClick={() => trackEvent('call-clicked', { section: 'hero', kind: 'services' })}
              className={buttonClass('secondary')}
            >
              <ButtonLabel icon={<ArrowDown />} iconMotion="down">
                {hero.cta.services}
              </ButtonLabel>
            </SectionLink>
          )}
          <p className="note basis-full text-xs max-sm:font-stretch-(--stretch-narrow)">
            {bodyTexts.lang === hero.lang
              ? hero.talkNote
              : interpolate(hero.below, { talkNote: hero.talkNote })}
          </p>
        </div>
        {import.meta.env.SERVICES && <HeroProblems />}
      </div>
    </section>
  )
}
