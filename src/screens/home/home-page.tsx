import { Page } from '@/page/page.tsx'
import { siteConfig } from '@/site/build-facts.ts'
import { ContactSection } from './contact-section.tsx'
import { CoursesSection } from './courses-section.tsx'
import { CultureSection } from './culture-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { ServicesSection } from './services-section.tsx'

const SECTIONS = {
  culture: import.meta.env.CULTURE && CultureSection,
  services: import.meta.env.SERVICES && ServicesSection,
  courses: import.meta.env.COURSES && CoursesSection,
  contact: import.meta.env.CONTACT && ContactSection,
}

export function HomePage() {
  return (
    <Page name="home">
      <HeroSection />
      {siteConfig.sections.map((name) => {
        const Section = SECTIONS[name]
        return Section && <Section key={name} />
      })}
    </Page>
  )
}
