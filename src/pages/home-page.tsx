import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { FallbackProps } from '@/components/ui/error-boundary.tsx'
import { Part } from '@/components/ui/part.tsx'
import { isSectionId } from '@/config/routes.ts'
import { lazyPart } from '@/lib/lazy-part.tsx'
import { ErrorScreen } from '@/sections/error-screen.tsx'
import { HeroSection } from '@/sections/hero-section.tsx'
import { scrollWhenThere } from '@/sections/section-link.tsx'
import { Page } from './page.tsx'

const HomeStory = lazyPart(async () => (await import('./home-story.tsx')).HomeStory)

function StoryFailure({ retry }: FallbackProps) {
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
      <Part fallback={StoryFailure}>
        <HomeStory />
      </Part>
    </Page>
  )
}
