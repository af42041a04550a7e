import { fieldOf } from '@/boot/drafts.ts'
import { dispatchInput } from '@/browser/form-fields.ts'

/** Begins the contact form's message with a line, in place of one of `others`. What the visitor wrote stays. */
export function prefillMessage(line: string, others: readonly string[]): void {
  const message = fieldOf('contact', 'message')
  if (!message) return
  const before = others.find((other) => message.value.startsWith(other)) ?? ''
  message.value = line + message.value.slice(before.length)
  dispatchInput(message)
}
