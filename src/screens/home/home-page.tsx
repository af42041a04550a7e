import { useState } from 'react'
import sections from 'virtual:sections'
import type { Question } from '@/forms/contact/contact-form.tsx'
import { settings } from '@/site/build.ts'
import { HeroSection } from './hero-section.tsx'
import { Page } from '@/screens/frame/page.tsx'

export function HomePage() {
  const [question, setQuestion] = useState<Question>()
  return (
    <Page name="home">
      <HeroSection />
      {sections.map((Section, index) => (
        <Section key={settings.sections[index]} question={question} onAsk={setQuestion} />
      ))}
    </Page>
  )
}
