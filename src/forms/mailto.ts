import { singleLines } from './single-line.ts'

/** A message for the visitor's own mail program. */
export interface MailtoDraft {
  subject: string
  body: string
}

/** Ends the text with the sender's data, a line each. */
export function writeMailto(
  subject: string,
  text: string,
  sender: Record<string, string>,
): MailtoDraft {
  const signature = Object.values(singleLines(sender)).filter(Boolean)
  return { subject, body: [text, '', ...signature].join('\n') }
}

/** The query of a mailto: address (RFC 6068). */
export function mailtoQuery({ subject, body }: MailtoDraft): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
