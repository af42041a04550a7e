import { beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { createOutbox, SEND_NOT_BEFORE_MS } from '@/forms/outbox.ts'
import type { MailResult } from '@/forms/send-mail.ts'
import { deferred } from '../support/deferred.ts'

const MAIL = { name: 'Ana' }
const SENT: MailResult = { status: 'sent' }
const FAILED: MailResult = { status: 'refused' }

let clock: MockInstance<() => number>

beforeEach(() => {
  clock = vi.spyOn(performance, 'now').mockReturnValue(SEND_NOT_BEFORE_MS)
})

/** Fires the event that comes before the page is left. */
function leavePage(): Event {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event
}

it('An outbox takes one mail at a time, and has the browser ask before the page is left meanwhile', async () => {
  const outbox = createOutbox()
  expect(leavePage().defaultPrevented).toBe(false)
  const answer = deferred<MailResult>()
  const run = vi.fn<() => Promise<MailResult>>(() => answer.promise)
  const first = outbox.send(MAIL, run)
  await expect(outbox.send(MAIL, run)).resolves.toBeUndefined()
  expect(outbox.get().status).toBe('sending')
  expect(leavePage().defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  answer.resolve(SENT)
  await expect(first).resolves.toEqual(SENT)
  expect(outbox.get()).toEqual({ status: 'sent', values: MAIL })
  expect(leavePage().defaultPrevented).toBe(false)
})

it('An outbox takes a mail that throws for one that failed, and is open for the next', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const outbox = createOutbox()
  const error = new TypeError('No such field')
  await expect(outbox.send(MAIL, () => Promise.reject(error))).resolves.toEqual(FAILED)
  expect(outbox.get().status).toBe('failed')
  expect(leavePage().defaultPrevented).toBe(false)
  expect(log).toHaveBeenCalledExactlyOnceWith(error)
})

it('An outbox sends nothing sooner than a person could have written it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  clock.mockReturnValue(SEND_NOT_BEFORE_MS - 100)
  const run = vi.fn<() => Promise<MailResult>>(async () => SENT)
  const sent = createOutbox().send(MAIL, run)
  await vi.advanceTimersByTimeAsync(99)
  expect(run).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(sent).resolves.toEqual(SENT)
})
