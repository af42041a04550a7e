import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isSectionId } from '@/config/routes.ts'
import { ContactSection } from '@/sections/contact-section.tsx'
import { CoursesSection } from '@/sections/courses-section.tsx'
import { CultureSection } from '@/sections/culture-section.tsx'
import { HeroSection } from '@/sections/hero-section.tsx'
import { ServicesSection } from '@/sections/services-section.tsx'
import { Page } from './page.tsx'

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
      <CultureSection />
      <ServicesSection />
      <CoursesSection />
      <ContactSection />
    </Page>
  )
}
