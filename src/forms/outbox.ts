import { useSyncExternalStore } from 'react'
import { SEND_NOT_BEFORE_MS } from '@/config/limits.ts'
import { isReloading } from '@/loading/load-or-reload.ts'
import type { MailResult } from '@/mail/send-mail.ts'

export interface OutboxState {
  sending: boolean
  /** What became of the last mail: of one that was sent until the next is begun. */
  result: MailResult | undefined
  /** Sends that failed one after another. */
  failures: number
}

/** What is on its way, and what became of it. It belongs to the visit: a form can come and go meanwhile. */
export interface Outbox {
  getState: () => OutboxState
  subscribe: (listener: () => void) => () => void
  /** Runs a send; while one is under way another is refused with `undefined`. */
  send: (run: () => Promise<MailResult>) => Promise<MailResult | undefined>
  /** A new mail is begun. */
  begin: () => void
}

const IDLE: OutboxState = { sending: false, result: undefined, failures: 0 }

/** Waits for the earliest moment at which a person can have filled in a form. */
async function untilSendable(): Promise<void> {
  const waitMs = SEND_NOT_BEFORE_MS - performance.now()
  if (waitMs > 0) await new Promise((resolve) => window.setTimeout(resolve, waitMs))
}

/** Leaving now could lose the mail; a reload for a new build comes before it is sent. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isReloading()) event.preventDefault()
}

export function createOutbox(): Outbox {
  const listeners = new Set<() => void>()
  let state = IDLE
  const change = (next: OutboxState) => {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    send: async (run) => {
      if (state.sending) return undefined
      change({ ...state, sending: true, result: undefined })
      window.addEventListener('beforeunload', askBeforeLeaving)
      await untilSendable()
      const result = await run()
      window.removeEventListener('beforeunload', askBeforeLeaving)
      const failures = result.status === 'sent' ? 0 : state.failures + 1
      change({ sending: false, result, failures })
      return result
    },
    begin: () => {
      if (state.result?.status === 'sent') change(IDLE)
    },
  }
}

export function useOutbox({ subscribe, getState }: Outbox): OutboxState {
  return useSyncExternalStore(subscribe, getState, () => IDLE)
}
