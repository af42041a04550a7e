import { singleLine } from './single-line.ts'

/** A message that is already written. */
export interface Letter {
  subject: string
  body: string
}

/** A letter under which stands what its sender has said of himself. */
export function signedLetter(subject: string, text: string, sender: object): Letter {
  const signature = Object.values(sender).map(String).map(singleLine).filter(Boolean)
  return { subject, body: [text, '', ...signature].join('\n') }
}

/** The query of a mail's address that writes the letter; lines end as mail wants it (RFC 6068). */
export function mailQuery({ subject, body }: Letter): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
