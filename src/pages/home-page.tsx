import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { FallbackProps } from '@/components/ui/error-boundary.tsx'
import { Isolated } from '@/components/ui/isolated.tsx'
import { isSectionId } from '@/config/routes.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { ErrorScreen } from '@/sections/error-screen.tsx'
import { HeroSection } from '@/sections/home/hero-section.tsx'
import { scrollWhenThere } from '@/sections/section-link.tsx'
import { Page } from './page.tsx'

const HomeBelowHero = lazyWhenIdle(
  async () => (await import('./home-below-hero.tsx')).HomeBelowHero,
)

function BelowHeroFailure({ retry }: FallbackProps) {
  return <ErrorScreen level={2} retry={retry} />
}

/** `/#services` and its like, opened directly, land on their section. */
function useOpenedSection(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const id = hash.slice(1)
    if (!isSectionId(id)) return undefined
    const section = document.getElementById(id)
    if (!section) return scrollWhenThere(id)
    section.scrollIntoView({ behavior: 'instant' })
    return undefined
  }, [hash])
}

export function HomePage() {
  useOpenedSection()
  return (
    <Page name="home">
      <HeroSection />
      <Isolated fallback={BelowHeroFailure}>
        <HomeBelowHero />
      </Isolated>
    </Page>
  )
}
