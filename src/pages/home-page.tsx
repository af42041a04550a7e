import { useState } from 'react'
import { ContactSection } from '@/sections/home/contact-section.tsx'
import { CoursesSection } from '@/sections/home/courses-section.tsx'
import { CultureSection } from '@/sections/home/culture-section.tsx'
import { HeroSection } from '@/sections/home/hero-section.tsx'
import { ServicesSection } from '@/sections/home/services-section.tsx'
import { useSectionArrival } from '@/sections/use-section-arrival.ts'
import { Page } from './page.tsx'

export default function HomePage() {
  useSectionArrival()
  const [question, setQuestion] = useState<{ text: string; others: readonly string[] }>()
  return (
    <Page name="home">
      <HeroSection />
      <CultureSection />
      <ServicesSection />
      <CoursesSection
        onAsk={(text, others) => {
          setQuestion({ text, others })
        }}
      />
      <ContactSection question={question} />
    </Page>
  )
}
