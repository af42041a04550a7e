import type { FallbackProps } from '@/components/ui/error-boundary.tsx'
import { Isolated } from '@/components/ui/isolated.tsx'
import { lazy } from '@/lib/lazy.tsx'
import { whenUsed } from '@/lib/when.ts'
import { ErrorScreen } from '@/sections/error-screen.tsx'
import { HeroSection } from '@/sections/home/hero-section.tsx'
import { useSectionArrival } from '@/sections/use-section-arrival.ts'
import { Page } from './page.tsx'

const HomeBelowHero = lazy(
  async () => (await import('./home-below-hero.tsx')).HomeBelowHero,
  whenUsed,
)

function BelowHeroFailure({ retry }: FallbackProps) {
  return <ErrorScreen level={2} retry={retry} />
}

export function HomePage() {
  useSectionArrival()
  return (
    <Page name="home">
      <HeroSection />
      <Isolated fallback={BelowHeroFailure}>
        <HomeBelowHero />
      </Isolated>
    </Page>
  )
}
