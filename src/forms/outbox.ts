import { createStore } from '@/browser/store.ts'
import type { MailFailure, MailResult } from './send-mail.ts'

/** Since page load. An earlier send waits, which slows robots down. */
export const SEND_NOT_BEFORE_MS = 1500

export type OutboxState<Name extends string = string> =
  | { status: 'idle' | 'sending' }
  | { status: 'sent'; values: Readonly<Record<Name, string>> }
  | { status: 'failed'; failure: MailFailure }

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

export function createOutbox() {
  const { get, set, subscribe } = createStore<OutboxState>({ status: 'idle' })
  const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
  return {
    get,
    subscribe,
    send: async (
      values: Record<string, string>,
      run: () => Promise<MailResult>,
    ): Promise<MailResult | undefined> => {
      if (get().status === 'sending') return undefined
      set({ status: 'sending' })
      window.addEventListener('beforeunload', askBeforeLeaving)
      await untilSendable()
      const result = await resultOf(run)
      window.removeEventListener('beforeunload', askBeforeLeaving)
      set(
        result.status === 'sent'
          ? { status: 'sent', values }
          : { status: 'failed', failure: result },
      )
      return result
    },
    clearSuccess: () => {
      if (get().status === 'sent') set({ status: 'idle' })
    },
  }
}

const outboxes = new Map<string, ReturnType<typeof createOutbox>>()

/** The outbox of a form, which may be closed while it sends, and opened again. */
export function outboxOf(form: string) {
  const outbox = outboxes.get(form) ?? createOutbox()
  outboxes.set(form, outbox)
  return outbox
}
