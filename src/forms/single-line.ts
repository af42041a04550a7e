/** A field's text for a mail: one line, without control characters or outer spaces. */
export function singleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
