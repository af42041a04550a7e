import { contactForm, EMPTY, WRITTEN } from './support/contact-form.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { SEND_PATH } from './support/sends.ts'
import { texts, settings } from './support/site.ts'
import { toastOf } from './support/toast.ts'
import { withChannels } from './support/with-channels.ts'

// What is refused, said and offered by the form is tested without a browser.

/** What is markup elsewhere is text in a message. */
const MARKUP = '<script>alert(1)</script> {{name}} 👩🏽‍🚀\n<b>não é negrito</b>'
/** In which a message would have been sent again, were it sent again without being asked. */
const A_WHILE_MS = 60_000

test('A message written by keyboard alone is sent, and arrives as a mail with the text and time it is @contact', async ({
  page,
  context,
  inbox,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-10T15:04:05Z'))
  await open(page, '/')
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  const contact = contactForm(page)
  await contact.field('name').focus()
  const message = { ...WRITTEN, message: MARKUP }
  for (const value of Object.values({ ...message, phone: '11912345678' })) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  // Before the button stands the owner's notice of privacy, where there is one.
  if (settings.optional.links.privacy) await page.keyboard.press('Tab')
  await expect(contact.submit).toBeFocused()
  expect(await contact.values()).toEqual(message)

  const sent = page.waitForRequest(SEND_PATH)
  await page.keyboard.press('Enter')
  const params = {
    ...message,
    time: '10/03/2031, 12:04:05',
    title: WRITTEN.company ? `${WRITTEN.name} (${WRITTEN.company})` : WRITTEN.name,
  }
  expect((await sent).postDataJSON()).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: settings.mail.publicKey,
    service_id: settings.mail.serviceId,
    template_id: settings.mail.contactTemplateId,
    template_params: params,
  })
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  expect(await contact.values()).toEqual(EMPTY)
  await expect(contact.submit).toBeFocused()

  const mails = await inbox.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ params, to: settings.companyEmail, replyTo: WRITTEN.email })
  const reader = await context.newPage()
  await reader.goto(`/__inbox/${mails[0]?.id}`)
  const mail = reader.frameLocator('iframe')
  for (const text of Object.values({ ...message, time: params.time }))
    await expect(mail.getByText(text).last()).toBeVisible()
})

test('A send that is cut off keeps what was written, and a retry works @contact', async ({
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
  await inbox.orderFault('drop')
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactFailed)).toHaveClass(/danger/)
  await expect(contact.submit).toBeEnabled()
  expect(await contact.values()).toEqual(WRITTEN)
  await expect(help).toContainText(withChannels(texts.forms.failureHelp))

  await page.clock.fastForward(A_WHILE_MS)
  expect(posts).toBe(1)
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  await expect(help).toBeHidden()
  expect(posts).toBe(2)
  expect(await inbox.mails()).toHaveLength(1)
})
