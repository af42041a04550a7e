import { SEND_TIME_LIMIT_MS } from '@/config/limits.ts'
import { holdPage } from '@/loading/load-or-reload.ts'
import type { MailResult } from './mail-result.ts'

/** Sends to Formspree, Web3Forms and the like. Parameters of the query, such as `access_key`, become fields. */
export async function postJson(address: string, params: object): Promise<MailResult> {
  try {
    const url = new URL(address, window.location.origin)
    const { ok, status } = await holdPage(
      fetch(url, {
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...Object.fromEntries(url.searchParams), ...params }),
        signal: AbortSignal.timeout(SEND_TIME_LIMIT_MS),
      }),
    )
    return ok ? { status: 'sent' } : { status: 'failed', reason: 'refused', detail: `${status}` }
  } catch (error) {
    return { status: 'failed', reason: 'refused', detail: String(error) }
  }
}
