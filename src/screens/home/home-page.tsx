import sections from 'virtual:sections'
import { siteConfig } from '@/site/build.ts'
import { HeroSection } from './hero-section.tsx'
import { Page } from '@/screens/frame/page.tsx'

export function HomePage() {
  return (
    <Page name="home">
      <HeroSection />
      {sections.map((Section, index) => (
        <Section key={siteConfig.sections[index]} />
      ))}
    </Page>
  )
}
