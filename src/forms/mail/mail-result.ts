import { withTimeLimit } from '@/forms/with-time-limit.ts'

export interface MailResult {
  /** `unanswered`: the mail may have arrived. `unavailable`: it was not sent, because the service is down. */
  status: 'sent' | 'unanswered' | 'unavailable' | 'refused'
  help?: string
}

/** The request itself goes on after the limit, because it cannot be taken back. */
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
