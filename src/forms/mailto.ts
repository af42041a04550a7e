import { EMAIL_HREF } from '@/links/contact-addresses.ts'

/** Windows does not open a longer mailto: address. WhatsApp's address is always shorter than that. */
const MAX_ADDRESS_LENGTH = 2000
/** The most characters that one letter takes in an address. */
const MAX_ENCODED_LENGTH = 12

export interface Mailto {
  subject: string
  body: string
  /** The whole body, if it had to be cut. */
  uncut?: string
}

export function mailtoQuery({ subject, body }: Mailto): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}

export function signedMailto(
  subject: string,
  text: string,
  sender: Readonly<Record<string, string>>,
): Mailto {
  const signed = (body: string) => [body, '', ...Object.values(sender).filter(Boolean)].join('\n')
  const uncut = signed(text)
  const excessOf = (body: string) =>
    EMAIL_HREF.length + mailtoQuery({ subject, body }).length - MAX_ADDRESS_LENGTH
  if (excessOf(uncut) <= 0) return { subject, body: uncut }
  const letters = Array.from(text)
  let body = uncut
  for (let excess = excessOf(body); excess > 0 && letters.length > 0; excess = excessOf(body)) {
    letters.splice(-Math.ceil(excess / MAX_ENCODED_LENGTH))
    body = signed(`${letters.join('')}…`)
  }
  return { subject, body, uncut }
}
