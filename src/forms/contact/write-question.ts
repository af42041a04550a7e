import { announceInput } from '@/boot/drafts.ts'

/** Writes into the contact form, unless the visitor has typed something other than a `prepared` text. */
export function writeQuestion(question: string, prepared: readonly string[]): void {
  const message = document.querySelector<HTMLTextAreaElement>('[name="message"]')
  if (!message || (message.value !== '' && !prepared.includes(message.value))) return
  message.value = question
  announceInput(message)
}
