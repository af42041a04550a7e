import { dispatchInput, formOf } from '@/browser/form-fields.ts'
import type { Texts } from '@/content/schema/texts.ts'
import { useTyped } from '@/forms/use-typed.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'

export const CONTACT_FORM = 'contact'

type CourseTexts = Texts['courses']

/** The visitor writes on after the line break. */
function questionAbout(course: string, texts: CourseTexts): string {
  return `${interpolate(texts.question, { course })}\n`
}

function courseIn(message: string, texts: CourseTexts): string | undefined {
  return texts.courses
    .map(({ title }) => title)
    .find((title) => message.startsWith(questionAbout(title, texts)))
}

function useCourseOfMessage(): string | undefined {
  const texts = useTexts('courses')
  return useTyped(CONTACT_FORM, ({ message = '' }) => courseIn(message, texts))
}

/** The course that the message in the form asks about. */
export const useAskedCourse: () => string | undefined = import.meta.env.COURSES
  ? useCourseOfMessage
  : () => undefined

/** Begins the message with a question, or replaces one about another course. What the visitor wrote stays. */
export function askAbout(course: string, texts: CourseTexts): void {
  const message = formOf(CONTACT_FORM)?.elements.namedItem('message')
  if (!(message instanceof HTMLTextAreaElement)) return
  const asked = courseIn(message.value, texts)
  const written = message.value.slice(asked ? questionAbout(asked, texts).length : 0)
  message.value = questionAbout(course, texts) + written
  dispatchInput(message)
}
