import { withTimeLimit } from '@/boot/with-time-limit.ts'

/** `unanswered`: may have arrived. `unavailable`: certainly not sent, as the service takes nothing now. */
export type MailResult =
  | { status: 'sent' }
  | { status: 'unanswered' }
  | { status: 'failed'; reason: 'refused' | 'unavailable'; detail: string; help?: string }

export function refused(reason: unknown): MailResult {
  return { status: 'failed', reason: 'refused', detail: String(reason) }
}

/** For a request that is on its way: nothing takes it back. */
export async function answerWithin(
  limitMs: number,
  answer: Promise<MailResult>,
): Promise<MailResult> {
  try {
    return await withTimeLimit(answer, limitMs)
  } catch {
    return { status: 'unanswered' }
  }
}
