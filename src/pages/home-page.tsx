import { useState } from 'react'
import type { Question } from '@/features/contact/contact-form.tsx'
import { ContactSection } from '@/sections/home/contact-section.tsx'
import { CoursesSection } from '@/sections/home/courses-section.tsx'
import { CultureSection } from '@/sections/home/culture-section.tsx'
import { HeroSection } from '@/sections/home/hero-section.tsx'
import { ServicesSection } from '@/sections/home/services-section.tsx'
import { useSectionArrival } from '@/sections/use-section-arrival.ts'
import { Page } from './page.tsx'

export default function HomePage() {
  useSectionArrival()
  const [question, setQuestion] = useState<Question>()
  return (
    <Page name="home">
      <HeroSection />
      <CultureSection />
      <ServicesSection />
      <CoursesSection onAsk={setQuestion} />
      <ContactSection question={question} />
    </Page>
  )
}
