import { createStore } from '@/browser/store.ts'
import { SEND_NOT_BEFORE_MS } from '@/config/limits.ts'
import { isReloading } from '@/loading/load-or-reload.ts'
import type { MailResult } from '@/mail/send-mail.ts'

interface OutboxState {
  sending: boolean
  /** Of the last mail. A success is cleared when the next mail is begun. */
  result: MailResult | undefined
  /** Failed sends in a row. */
  failures: number
  about: string | undefined
}

const IDLE: OutboxState = { sending: false, result: undefined, failures: 0, about: undefined }

async function untilSendable(): Promise<void> {
  const waitMs = SEND_NOT_BEFORE_MS - performance.now()
  if (waitMs > 0) await new Promise((resolve) => window.setTimeout(resolve, waitMs))
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!isReloading()) event.preventDefault()
}

/** The state of sending one kind of mail. Create it at module level: a form may be closed while it sends. */
export function createOutbox() {
  const { get, set, subscribe } = createStore(IDLE)
  return {
    get,
    subscribe,
    /** Resolves to undefined if another send is under way. */
    send: async (
      run: () => Promise<MailResult>,
      about?: string,
    ): Promise<MailResult | undefined> => {
      if (get().sending) return undefined
      const earlier = about === get().about ? get().failures : 0
      set({ sending: true, result: undefined, failures: earlier, about })
      window.addEventListener('beforeunload', askBeforeLeaving)
      await untilSendable()
      const result = await run()
      window.removeEventListener('beforeunload', askBeforeLeaving)
      const failures = result.status === 'sent' ? 0 : earlier + 1
      set({ sending: false, result, failures, about })
      return result
    },
    begin: () => {
      if (get().result?.status === 'sent') set(IDLE)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
