import { useSyncExternalStore } from 'react'
import { dispatchInput } from '@/browser/form-fields.ts'
import type { Texts } from '@/content/schema/texts.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'

type CourseTexts = Texts['courses']

function messageField(): HTMLTextAreaElement | null {
  return document.querySelector('form[data-draft="contact"] [name="message"]')
}

/** With a line break, after which the visitor goes on. */
function questionAbout(course: string, texts: CourseTexts): string {
  return `${interpolate(texts.question, { course })}\n`
}

function courseIn(message: string, texts: CourseTexts): string | undefined {
  return texts.courses
    .map(({ title }) => title)
    .find((title) => message.startsWith(questionAbout(title, texts)))
}

function subscribeToInput(listener: () => void): () => void {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}

/** The course that the message in the contact form begins with a question about. */
export function useCourseAsked(): string | undefined {
  const texts = useTexts('courses')
  return useSyncExternalStore(
    subscribeToInput,
    () => (import.meta.env.COURSES ? courseIn(messageField()?.value ?? '', texts) : undefined),
    () => undefined,
  )
}

/** Begins the contact form's message with a question, in place of one about another course. What the visitor wrote stays. */
export function askAbout(course: string, texts: CourseTexts): void {
  const message = messageField()
  if (!message) return
  const asked = courseIn(message.value, texts)
  const written = message.value.slice(asked ? questionAbout(asked, texts).length : 0)
  message.value = questionAbout(course, texts) + written
  dispatchInput(message)
}
