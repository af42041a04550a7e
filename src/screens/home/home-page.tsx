import { useState } from 'react'
import type { Question } from '@/forms/contact/contact-form.tsx'
import { ContactSection } from './contact-section.tsx'
import { CoursesSection } from './courses-section.tsx'
import { CultureSection } from './culture-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { ServicesSection } from './services-section.tsx'
import { useScrollToSection } from '@/screens/frame/use-scroll-to-section.ts'
import { Page } from '@/screens/frame/page.tsx'

export function HomePage() {
  useScrollToSection()
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
