import { ContactSection } from '@/sections/contact-section.tsx'
import { CoursesSection } from '@/sections/courses-section.tsx'
import { CultureSection } from '@/sections/culture-section.tsx'
import { ServicesSection } from '@/sections/services-section.tsx'

/** What follows the hero on the home page. */
export function HomeStory() {
  return (
    <>
      <CultureSection />
      <ServicesSection />
      <CoursesSection />
      <ContactSection />
    </>
  )
}
