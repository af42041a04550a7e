import { createStore } from '@/browser/store.ts'
import { SEND_NOT_BEFORE_MS } from '@/config/limits.ts'
import { isReloading } from '@/loading/load-or-reload.ts'
import type { MailResult } from '@/mail/mail-result.ts'

interface OutboxState {
  sending: boolean
  /** Of the last mail. A success is cleared when the next mail is begun. */
  result: MailResult | undefined
  /** Failed sends in a row. */
  failures: number
}

const IDLE: OutboxState = { sending: false, result: undefined, failures: 0 }

async function untilSendable(): Promise<void> {
  const waitMs = SEND_NOT_BEFORE_MS - performance.now()
  if (waitMs > 0) await new Promise((resolve) => window.setTimeout(resolve, waitMs))
}

/** The state of sending one kind of mail. Create it at module level: a form may be closed while it sends. */
export function createOutbox() {
  const { get, set, subscribe } = createStore(IDLE)
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (!isReloading()) event.preventDefault()
  }
  return {
    get,
    subscribe,
    /** Resolves to undefined if another send is under way. */
    send: async (run: () => Promise<MailResult>): Promise<MailResult | undefined> => {
      if (get().sending) return undefined
      set({ ...get(), sending: true, result: undefined })
      window.addEventListener('beforeunload', askBeforeLeaving)
      await untilSendable()
      const result = await run()
      window.removeEventListener('beforeunload', askBeforeLeaving)
      const failures = result.status === 'sent' ? 0 : get().failures + 1
      set({ sending: false, result, failures })
      return result
    },
    begin: () => {
      if (get().result?.status === 'sent') set(IDLE)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
