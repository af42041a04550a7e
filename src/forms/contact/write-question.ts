/** Writes into the contact form, over nothing or one of the `prepared` texts, but never over a visitor's own words. */
export function writeQuestion(question: string, prepared: readonly string[]): void {
  const message = document.querySelector<HTMLTextAreaElement>('[name="message"]')
  if (!message || (message.value !== '' && !prepared.includes(message.value))) return
  message.value = question
  message.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
