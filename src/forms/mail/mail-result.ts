import { withTimeLimit } from '@/forms/with-time-limit.ts'

export interface MailResult {
  /** `unanswered`: may have arrived. `unavailable`: certainly not sent, as the service takes nothing now. */
  status: 'sent' | 'unanswered' | 'unavailable' | 'refused'
  /** Instead of the common advice. */
  help?: string
}

/** After the limit the request goes on: it cannot be taken back. */
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
