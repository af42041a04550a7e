import { useState } from 'react'
import { ContactSection } from '@/sections/home/contact-section.tsx'
import { CoursesSection } from '@/sections/home/courses-section.tsx'
import { CultureSection } from '@/sections/home/culture-section.tsx'
import { ServicesSection } from '@/sections/home/services-section.tsx'

/** What follows the hero on the home page. */
export function HomeBelowHero() {
  const [question, setQuestion] = useState<{ text: string }>()
  return (
    <>
      <CultureSection />
      <ServicesSection />
      <CoursesSection
        onAsk={(text) => {
          setQuestion({ text })
        }}
      />
      <ContactSection question={question} />
    </>
  )
}
