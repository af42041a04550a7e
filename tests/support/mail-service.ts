import { vi } from 'vitest'
import { deferred } from './deferred.ts'

export type Answer = (url: string | URL) => Promise<Response>

/** The mail service's answer with a status and a text. */
export function answers(status: number, text: string): Answer {
  return async () => new Response(text, { status })
}

export const HANGS: Answer = () => new Promise<never>(() => undefined)
export const DROPS: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** The host's answer to a question for its time. */
export function answerOfHost(time: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { headers: { Date: new Date(time).toUTCString(), ...headers } })
}

/** Holds back each answer until it is let go. */
export function holdMail() {
  const held = deferred()
  const service = serveMail(async () => {
    await held.promise
    return new Response('OK')
  })
  return { ...service, answer: held.resolve }
}

/** Takes the place of the network under the forms, which also ask the host for the time. */
export function serveMail(answer: Answer = answers(200, 'OK'), time = Date.now()) {
  const fetch = vi.fn<(url: string, init: RequestInit & { body: string }) => Promise<Response>>(
    async (url, { method }) => (method === 'HEAD' ? answerOfHost(time) : answer(url)),
  )
  vi.stubGlobal('fetch', fetch)
  return {
    /** Every mail received so far. */
    requests: () =>
      fetch.mock.calls
        .filter(([, { method }]) => method === 'POST')
        .map(([url, { body }]) => ({
          url,
          body: JSON.parse(body) as Record<string, unknown>,
        })),
  }
}
