/** A field's text for a mail: one line, without control characters or outer spaces. */
export function singleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** A mail that is already written, for the visitor to send by other ways. */
export interface WrittenMail {
  subject: string
  body: string
}

/** A mail under which stands what its sender has said of himself. */
export function signedMail(subject: string, text: string, sender: object): WrittenMail {
  const signature = Object.values(sender).map(String).map(singleLine).filter(Boolean)
  return { subject, body: [text, '', ...signature].join('\n') }
}

/** The query of a mail's address that writes it; lines end as mail wants it (RFC 6068). */
export function mailQuery({ subject, body }: WrittenMail): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
