import { expect, it, onTestFinished, vi } from 'vitest'
import { sendMail, type Mail, type MailResult } from '@/forms/send-mail.ts'
import type * as Site from 'virtual:site'
import { siteConfig } from 'virtual:site'
import { deferred } from '../support/deferred.ts'
import { answers, DROPS, HANGS, serveMail } from '../support/mail-service.ts'
import { MESSAGE_PARAMS } from '../support/message.ts'

const TIME_LIMIT_MS = 15_000

const CONTACT_MAIL = { template: 'contact', params: MESSAGE_PARAMS } as const satisfies Mail

/** The module as a page with other settings loads it. */
function loadWith(settings: Partial<typeof Site>) {
  vi.doMock('virtual:site', async (original) => ({ ...(await original()), ...settings }))
  onTestFinished(() => vi.doUnmock('virtual:site'))
  vi.resetModules()
  return import('@/forms/send-mail.ts')
}

it.each<[status: number, text: string, result: MailResult['status']]>([
  [200, 'Accepted', 'sent'],
  [202, 'OK', 'sent'],
  [500, 'OK', 'sent'],
  [201, 'Created', 'refused'],
  [202, '', 'refused'],
  [400, 'The user_id parameter is required', 'refused'],
  // A service that takes nothing now.
  [402, 'Payment Required', 'unavailable'],
  [426, 'Upgrade Required', 'unavailable'],
  [429, 'Too many requests', 'unavailable'],
  [500, '<h1>Internal Server Error</h1>', 'unavailable'],
  [503, 'ok', 'unavailable'],
])('The result of a mail with the answer %i "%s" is "%s"', async (code, text, status) => {
  vi.useFakeTimers()
  serveMail(answers(code, text))
  expect(await sendMail(CONTACT_MAIL)).toEqual({ status })
  expect(vi.getTimerCount()).toBe(0)
})

it('The result of a mail with a network that drops is a failure', async () => {
  serveMail(DROPS)
  expect(await sendMail(CONTACT_MAIL)).toEqual({ status: 'refused' })
})

it('The result of a mail whose service hangs is in doubt after the time limit', async () => {
  vi.useFakeTimers()
  const service = serveMail(HANGS)
  const settled = vi.fn<(result: unknown) => void>()
  void sendMail(CONTACT_MAIL).then(settled)
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1)
  expect(service.requests()).toHaveLength(1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith({ status: 'unanswered' })
  expect(service.requests()).toHaveLength(1)
})

it.each([
  ['takes nothing', answers(429, ''), answers(200, ''), 'sent', 2],
  ['takes nothing, nor does the second', answers(500, ''), answers(503, ''), 'refused', 2],
  ['drops', DROPS, answers(200, ''), 'refused', 1],
  ['hangs', HANGS, answers(200, ''), 'unanswered', 1],
])(
  'The second route is tried only where the first takes nothing: it %s',
  async (_what, first, second, status, taken) => {
    const fresh = await loadWith({ contactFallbackUrl: '/form?key=1' })
    vi.useFakeTimers()
    const service = serveMail((url) => (String(url).includes('/form') ? second(url) : first(url)))
    const result = fresh.sendMail(CONTACT_MAIL)
    await vi.waitFor(() => expect(service.requests()).not.toEqual([]), 5000)
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS)
    expect(await result).toEqual({ status })
    expect(service.requests()).toHaveLength(taken)
    const written = { key: '1', ...MESSAGE_PARAMS }
    expect(service.requests().slice(1)).toMatchObject([{ body: written }].slice(0, taken - 1))
  },
)

it('The second route shares the time limit of the first', async () => {
  const fresh = await loadWith({ contactFallbackUrl: '/form' })
  vi.useFakeTimers()
  const [first, second] = [deferred<Response>(), deferred<Response>()]
  serveMail((url) => (String(url).endsWith('/form') ? second.promise : first.promise))
  const settled = vi.fn<(result: unknown) => void>()
  void fresh.sendMail(CONTACT_MAIL).then(settled)
  await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1)
  first.resolve(new Response('', { status: 429 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledExactlyOnceWith({ status: 'unanswered' })
})

// e2e/contact.spec.ts checks the whole body.
it('The request of a mail has the address and ids of the settings, and the answer to a CAPTCHA', async () => {
  const mail = {
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service_1',
    templates: { ...siteConfig.mail.templates, contact: 'template_1' },
  }
  const fresh = await loadWith({
    siteConfig: { ...siteConfig, mail: { ...siteConfig.mail, ...mail } },
  })
  const service = serveMail()
  await fresh.sendMail(CONTACT_MAIL, 'human')
  expect(service.requests()).toMatchObject([
    {
      url: 'https://api.emailjs.com/api/v1.0/email/send',
      body: {
        user_id: 'key',
        service_id: 'service_1',
        template_id: 'template_1',
        template_params: { ...CONTACT_MAIL.params, 'g-recaptcha-response': 'human' },
      },
    },
  ])
})
