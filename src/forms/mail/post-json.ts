import { SEND_TIME_LIMIT_MS } from '@/site/constants.ts'
import { answerWithin, type MailResult } from './mail-result.ts'

async function post(url: URL, params: object): Promise<MailResult> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...Object.fromEntries(url.searchParams), ...params }),
    })
    return { status: ok ? 'sent' : 'refused' }
  } catch {
    return { status: 'refused' }
  }
}

/** Sends to Formspree, Web3Forms and the like. Query parameters, such as `access_key`, become fields. */
export function postJson(address: string, params: object): Promise<MailResult> {
  const url = new URL(address, window.location.origin)
  return answerWithin(SEND_TIME_LIMIT_MS, post(url, params))
}
