import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isSectionId } from '@/config/routes'
import { ContactSection } from '@/sections/contact-section'
import { CoursesSection } from '@/sections/courses-section'
import { CultureSection } from '@/sections/culture-section'
import { HeroSection } from '@/sections/hero-section'
import { ServicesSection } from '@/sections/services-section'
import { Page } from './page'

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
