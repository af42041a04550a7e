import type { Question } from '@/forms/contact/contact-form.tsx'

/** What the home page gives each of its sections. */
export interface SectionProps {
  question: Question | undefined
  /** Writes a question about a course into the contact form. */
  onAsk: (question: Question) => void
}
