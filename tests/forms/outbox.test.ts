import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { SEND_NOT_BEFORE_MS } from '@/site/constants.ts'
import { createOutbox } from '@/forms/outbox.ts'
import type { MailResult } from '@/forms/mail/mail-result.ts'
import { leavePage } from '../mail-service.ts'

const SENT: MailResult = { status: 'sent' }
const FAILED: MailResult = { status: 'refused' }

let clock: MockInstance<() => number>

beforeEach(() => {
  clock = vi.spyOn(performance, 'now').mockReturnValue(SEND_NOT_BEFORE_MS)
})

/** A mail that is on its way until it is answered. */
function hang() {
  let answer: (result: MailResult) => void = () => undefined
  const run = vi.fn<() => Promise<MailResult>>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  return { run, answer: (result: MailResult) => answer(result) }
}

describe('an outbox', () => {
  it('takes one mail at a time, however often it is sent', async () => {
    const outbox = createOutbox()
    const mail = hang()
    const first = outbox.send(mail.run)
    await expect(outbox.send(mail.run)).resolves.toBeUndefined()
    expect(outbox.get().sending).toBe(true)
    await vi.waitFor(() => expect(mail.run).toHaveBeenCalledOnce())
    mail.answer(SENT)
    await expect(first).resolves.toEqual(SENT)
    expect(outbox.get()).toEqual({ sending: false, result: SENT })
  })

  it('keeps what went wrong while the mail is mended', async () => {
    const outbox = createOutbox()
    const ownMail = { subject: 'Olá', body: 'Tudo bem?' }
    await outbox.send(async () => FAILED, ownMail)
    outbox.clearSuccess()
    expect(outbox.get()).toEqual({ sending: false, result: FAILED, ownMail })
  })

  it('forgets that a mail was sent when the next one is begun', async () => {
    const outbox = createOutbox()
    await outbox.send(async () => SENT)
    outbox.clearSuccess()
    expect(outbox.get().result).toBeUndefined()
  })

  it('has the browser ask before it leaves a mail on its way', async () => {
    const outbox = createOutbox()
    expect(leavePage().defaultPrevented).toBe(false)
    const mail = hang()
    const sent = outbox.send(mail.run)
    expect(leavePage().defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(mail.run).toHaveBeenCalledOnce())
    mail.answer(SENT)
    await sent
    expect(leavePage().defaultPrevented).toBe(false)
  })

  it('sends nothing sooner than a person could have written it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    clock.mockReturnValue(SEND_NOT_BEFORE_MS - 100)
    const run = vi.fn<() => Promise<MailResult>>(async () => SENT)
    const sent = createOutbox().send(run)
    await vi.advanceTimersByTimeAsync(99)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await expect(sent).resolves.toEqual(SENT)
  })
})
