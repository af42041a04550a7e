import { formTexts } from '../src/content/pt-br/forms.ts'
import { reachUsTexts } from '../src/content/pt-br/reach-us.ts'
import { contactForm, EMPTY, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { SEND_PATH } from './sends.ts'
import { chatWith, settings, texts } from './site.ts'
import { toastOf } from './toast.ts'

const TIME_LIMIT_MS = 15_000
/** In which a message would have been sent again, were it sent again without being asked. */
const A_WHILE_MS = 60_000

const FAILURES = [
  { kind: '400', traces: [/^status 400/, /^console error: .* status of 400/] },
  { kind: '429', traces: [/^status 429/, /^console error: .* status of 429/] },
  { kind: '500', traces: [/^status 500/, /^console error: .* status of 500/] },
  { kind: 'drop', traces: [/^request failed: .*email\/send/, /^console error: .*net::ERR/] },
  { kind: 'hang', traces: [] },
] as const

for (const { kind, traces } of FAILURES) {
  test(`A send that ends in "${kind}" keeps what was written, and a retry works`, async ({
    page,
    inbox,
    faults,
  }) => {
    faults.expect(...traces)
    await inbox.orderFault(kind)
    await page.clock.install()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/email/send'))
        posts.push(request.url())
    })
    await open(page, '/')
    const contact = contactForm(page)
    await contact.fill()

    const sent = page.waitForRequest(SEND_PATH)
    await contact.submit.click()
    await sent
    if (kind === 'hang') await page.clock.fastForward(TIME_LIMIT_MS)
    await expect(toastOf(page, formTexts.contactFailed)).toBeVisible()
    await expect(toastOf(page, formTexts.contactFailed)).toHaveClass(/danger/)
    await expect(contact.submit).toBeEnabled()
    expect(await contact.values()).toEqual(WRITTEN)

    const help = contact.form.getByRole('alert')
    await expect(help).toContainText(formTexts.failureHelp)
    await expect(help.getByRole('link', { name: reachUsTexts.whatsapp })).toHaveAttribute(
      'href',
      chatWith(texts.hero.greeting),
    )
    await expect(help.getByRole('link', { name: settings.companyEmail })).toHaveAttribute(
      'href',
      `mailto:${settings.companyEmail}`,
    )

    await page.clock.fastForward(A_WHILE_MS)
    expect(posts).toHaveLength(1)
    await contact.submit.click()
    await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
    await expect(toastOf(page, formTexts.contactFailed)).toBeHidden()
    await expect(help).toBeHidden()
    expect(await contact.values()).toEqual(EMPTY)
    expect(posts).toHaveLength(2)
    expect(await inbox.mails()).toHaveLength(1)
  })
}

test('After a second failure the message is ready for WhatsApp and mail', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^status 500/, /^console error: .*status of 500/)
  await open(page, '/')
  const contact = contactForm(page)
  await contact.fill()
  for (let failures = 0; failures < 2; failures += 1) {
    await inbox.orderFault('500')
    const answered = page.waitForResponse(SEND_PATH)
    await contact.submit.click()
    await answered
  }
  const help = contact.form.getByRole('alert')
  await expect(help).toContainText(formTexts.failureAgain)
  const { name, email, phone, company, message } = WRITTEN
  const words = [message, '', name, email, phone, company].join('\n')
  await expect(help.getByRole('link', { name: reachUsTexts.whatsapp })).toHaveAttribute(
    'href',
    chatWith(words),
  )
  const mail = new URL(
    (await help.getByRole('link', { name: settings.companyEmail }).getAttribute('href')) ?? '',
  )
  expect(mail.pathname).toBe(settings.companyEmail)
  expect(mail.searchParams.get('subject')).toContain(name)
  expect(mail.searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'))
  expect(mail.search).not.toContain('+')
})
