import { useSyncExternalStore } from 'react'
import { SEND_NOT_BEFORE_MS } from '@/config/limits.ts'
import { isReloading } from '@/loading/load-or-reload.ts'
import type { MailResult } from '@/mail/send-mail.ts'

interface OutboxState {
  sending: boolean
  /** Of the last mail; a success is forgotten when the next mail is begun. */
  result: MailResult | undefined
  /** Sends that failed one after another. */
  failures: number
}

const IDLE: OutboxState = { sending: false, result: undefined, failures: 0 }

async function untilSendable(): Promise<void> {
  const waitMs = SEND_NOT_BEFORE_MS - performance.now()
  if (waitMs > 0) await new Promise((resolve) => window.setTimeout(resolve, waitMs))
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isReloading()) event.preventDefault()
}

/** The state of sending one kind of mail, kept at module level: a form can be closed meanwhile. */
export function createOutbox() {
  const listeners = new Set<() => void>()
  let state = IDLE
  const change = (next: OutboxState) => {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Refused with `undefined` while another send is under way. */
    send: async (run: () => Promise<MailResult>): Promise<MailResult | undefined> => {
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

export type Outbox = ReturnType<typeof createOutbox>

export function useOutbox({ subscribe, getState }: Outbox): OutboxState {
  return useSyncExternalStore(subscribe, getState, () => IDLE)
}
