export interface Mailto {
  subject: string
  body: string
}

export function signedMailto(
  subject: string,
  text: string,
  sender: Record<string, string>,
): Mailto {
  return { subject, body: [text, '', ...Object.values(sender).filter(Boolean)].join('\n') }
}

/** The query of a mailto: address (RFC 6068). */
export function mailtoQuery({ subject, body }: Mailto): string {
  const lines = body.replace(/\r?\n/g, '\r\n')
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
}
