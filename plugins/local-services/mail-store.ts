import { randomUUID } from 'node:crypto'
import type { Envelope } from './mail-service.ts'
import type { RenderedMail } from './render-mail.ts'

const CAPACITY = 100

export interface Mail extends Envelope, RenderedMail {
  id: string
  /** ISO 8601. */
  receivedAt: string
}

export type MailSummary = Omit<Mail, 'params' | 'html' | 'links'>

export interface MailStore {
  add: (mail: Envelope & RenderedMail, now: Date) => Mail
  /** Newest first. */
  list: () => MailSummary[]
  find: (id: string) => Mail | undefined
  clear: () => void
}

function summarize(mail: Mail): MailSummary {
  const { id, receivedAt, template, from, to, replyTo, subject } = mail
  return { id, receivedAt, template, from, to, replyTo, subject }
}

/** Keeps the newest mails in memory; they end with the server. */
export function createMailStore(): MailStore {
  let mails: readonly Mail[] = []

  return {
    add: (mail, now) => {
      const kept = { ...mail, id: randomUUID(), receivedAt: now.toISOString() }
      mails = [kept, ...mails].slice(0, CAPACITY)
      return kept
    },
    list: () => mails.map(summarize),
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => {
      mails = []
    },
  }
}
