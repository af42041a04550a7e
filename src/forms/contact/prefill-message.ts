import { fieldOf } from '@/boot/drafts.ts'
import { announceInput } from '@/browser/form-fields.ts'

/** Writes into the contact form, unless the visitor has typed something other than one of the `templates`. */
export function prefillMessage(text: string, templates: readonly string[]): void {
  const message = fieldOf('contact', 'message')
  if (!message || (message.value !== '' && !templates.includes(message.value))) return
  message.value = text
  announceInput(message)
}
