import { createStore } from '@/browser/store.ts'
import type { Mailto } from './mailto.ts'
import type { MailResult } from './send-mail.ts'

/** Counted from page load. An earlier send waits, which slows robots down. */
export const SEND_NOT_BEFORE_MS = 1500

export interface OutboxState {
  sending: boolean
  /** The last mail's result. A success is cleared when the visitor types again. */
  result?: MailResult
  /** The last mail, to be sent with the visitor's own mail program. */
  mailto?: Mailto | undefined
}

const IDLE: OutboxState = { sending: false }

async function untilSendable(): Promise<void> {
  const waitMs = SEND_NOT_BEFORE_MS - performance.now()
  if (waitMs > 0) await new Promise((resolve) => window.setTimeout(resolve, waitMs))
}

async function resultOf(run: () => Promise<MailResult>): Promise<MailResult> {
  try {
    return await run()
  } catch (error) {
    console.error(error)
    return { status: 'refused' }
  }
}

/** Sends one kind of mail. Create it at module level, because a form may be closed while it sends. */
/* @__NO_SIDE_EFFECTS__ */
export function createOutbox() {
  const { get, set, subscribe } = createStore(IDLE)
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
  return {
    get,
    subscribe,
    send: async (
      run: () => Promise<MailResult>,
      mailto?: Mailto,
    ): Promise<MailResult | undefined> => {
      if (get().sending) return undefined
      set({ sending: true })
      window.addEventListener('beforeunload', askBeforeLeaving)
      await untilSendable()
      const result = await resultOf(run)
      window.removeEventListener('beforeunload', askBeforeLeaving)
      set({ sending: false, result, mailto })
      return result
    },
    clearSuccess: () => {
      if (get().result?.status === 'sent') set(IDLE)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
