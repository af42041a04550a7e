import { ErrorBoundary } from '@/ui/error-boundary.tsx'
import { siteConfig } from 'virtual:site'
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

/** Each section is rendered again alone after an error, so that the others keep their state. */
export function HomePage() {
  return (
    <>
      <ErrorBoundary>
        <HeroSection />
      </ErrorBoundary>
      {siteConfig.sections.map((name) => {
        const Section = SECTIONS[name]
        return <ErrorBoundary key={name}>{Section && <Section />}</ErrorBoundary>
      })}
    </>
  )
}
