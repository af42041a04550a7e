import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isSectionId } from '@/config/routes.ts'
import { lazyPart } from '@/lib/lazy-part.tsx'
import { HeroSection } from '@/sections/hero-section.tsx'
import { Page } from './page.tsx'

const HomeStory = lazyPart(async () => (await import('./home-story.tsx')).HomeStory)

/** `/#services` and its like, opened directly, land on their section. */
function useOpenedSection(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const id = hash.slice(1)
    if (isSectionId(id)) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
  }, [hash])
}

export function HomePage() {
  useOpenedSection()
  return (
    <Page name="home">
      <HeroSection />
      <Suspense>
        <HomeStory />
      </Suspense>
    </Page>
  )
}
