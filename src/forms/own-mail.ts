export function singleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

export function singleLines<Name extends string>(texts: Record<Name, string>) {
  const lines = Object.entries<string>(texts).map(([name, text]) => [name, singleLine(text)])
  return Object.fromEntries(lines) as Record<Name, string>
}

export interface OwnMail {
  subject: string
  body: string
}

export function signedMail(subject: string, text: string, sender: Record<string, string>): OwnMail {
  const signature = Object.values(singleLines(sender)).filter(Boolean)
  return { subject, body: [text, '', ...signature].join('\n') }
}

/** The query of a mailto: address (RFC 6068). */
export function mailQuery({ subject, body }: OwnMail): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
