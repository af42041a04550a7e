/**
 * `unavailable`: the service refused for now, and the mail was certainly not sent. `too-many`: the form
 * refused to send it.
 */
export type MailResult =
  | { status: 'sent' }
  | { status: 'failed'; reason: 'timeout' | 'refused' | 'unavailable' | 'too-many'; detail: string }
