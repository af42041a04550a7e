import { formTexts } from '../src/content/pt-br/forms.ts'
import { reachUsTexts } from '../src/content/pt-br/reach-us.ts'
import { contactForm, EMPTY, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { SEND_PATH } from './sends.ts'
import { chatWith, settings, texts } from './site.ts'
import { toastOf } from './toast.ts'
import { withChannels } from './with-channels.ts'

const TIME_LIMIT_MS = 15_000
/** In which a message would have been sent again, were it sent again without being asked. */
const A_WHILE_MS = 60_000

// The statuses that a service can answer with are told apart without a browser; here is one of them.
test('A send that meets no answer keeps what was written, and a retry works', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^request failed: .*email\/send/, /^console error: .*net::ERR/)
  await page.clock.install()
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/email/send')) posts += 1
  })
  await open(page, '/')
  const contact = contactForm(page)
  const help = contact.form.getByRole('alert')
  for (const kind of ['drop', 'hang'] as const) {
    posts = 0
    await inbox.orderFault(kind)
    await contact.fill()
    const sent = page.waitForRequest(SEND_PATH)
    await contact.submit.click()
    await sent
    if (kind === 'hang') await page.clock.fastForward(TIME_LIMIT_MS)
    await expect(toastOf(page, formTexts.contactFailed), kind).toHaveClass(/danger/)
    await expect(contact.submit, kind).toBeEnabled()
    expect(await contact.values(), kind).toEqual(WRITTEN)
    await expect(help, kind).toContainText(withChannels(formTexts.failureHelp))

    await page.clock.fastForward(A_WHILE_MS)
    expect(posts, kind).toBe(1)
    await contact.submit.click()
    await expect(toastOf(page, formTexts.contactSent), kind).toBeVisible()
    await expect(toastOf(page, formTexts.contactFailed), kind).toBeHidden()
    await expect(help, kind).toBeHidden()
    expect(await contact.values(), kind).toEqual(EMPTY)
    expect(posts, kind).toBe(2)
  }
  expect(await inbox.mails()).toHaveLength(2)
})

test('After a failure WhatsApp and mail are offered, after a second one with the message', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^status 500/, /^console error: .*status of 500/)
  await open(page, '/')
  const contact = contactForm(page)
  await contact.fill()
  const help = contact.form.getByRole('alert')
  const whatsApp = help.getByRole('link', { name: reachUsTexts.whatsapp })
  const mailTo = help.getByRole('link', { name: settings.companyEmail })

  await inbox.orderFault('500')
  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactFailed)).toBeVisible()
  await expect(help).toContainText(withChannels(formTexts.failureHelp))
  expect(await contact.values()).toEqual(WRITTEN)
  await expect(whatsApp).toHaveAttribute('href', chatWith(texts.hero.greeting))
  await expect(mailTo).toHaveAttribute('href', `mailto:${settings.companyEmail}`)

  await inbox.orderFault('500')
  await contact.submit.click()
  await expect(help).toContainText(withChannels(formTexts.failureAgain))
  const { name, email, phone, company, message } = WRITTEN
  const words = [message, '', name, email, phone, company].join('\n')
  await expect(whatsApp).toHaveAttribute('href', chatWith(words))
  const mail = new URL((await mailTo.getAttribute('href')) ?? '')
  expect(mail.pathname).toBe(settings.companyEmail)
  expect(mail.searchParams.get('subject')).toContain(name)
  expect(mail.searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'))
  expect(mail.search).not.toContain('+')
})
