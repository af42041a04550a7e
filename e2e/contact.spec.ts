import type { Page } from '@playwright/test'
import { contactTexts } from '../src/content/pt-br/contact.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { contactForm, EMPTY, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { holdSends, SEND_PATH } from './sends.ts'
import { settings } from './site.ts'
import { toastOf } from './toast.ts'

/** What is markup elsewhere is text in a message. */
const MARKUP = '<script>alert(1)</script> {{name}} 👩🏽‍🚀\n<b>não é negrito</b>'

test('A message written by keyboard alone is sent, and arrives as a mail with the text it is', async ({
  page,
  context,
  inbox,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-10T15:04:05Z'))
  await open(page, '/')
  const contact = contactForm(page)
  await contact.field('name').focus()
  const message = { ...WRITTEN, message: MARKUP }
  for (const value of Object.values({ ...message, phone: '11912345678' })) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(contact.submit).toBeFocused()
  expect(await contact.values()).toEqual(message)

  const sent = page.waitForRequest(SEND_PATH)
  await page.keyboard.press('Enter')
  const params = {
    ...message,
    time: '10/03/2026, 12:04:05 BRT',
    title: `${WRITTEN.name} (${WRITTEN.company})`,
  }
  expect((await sent).postDataJSON()).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: settings.mail.publicKey,
    service_id: settings.mail.serviceId,
    template_id: settings.mail.contactTemplateId,
    template_params: params,
  })
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
  expect(await contact.values()).toEqual(EMPTY)

  const mails = await inbox.mails()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    params,
    to: settings.companyEmail,
    replyTo: WRITTEN.email,
    from: { name: WRITTEN.name },
  })
  const reader = await context.newPage()
  await reader.goto(`/__inbox/${mails[0]?.id}`)
  const mail = reader.frameLocator('iframe')
  await expect(mail.getByRole('heading')).toContainText(WRITTEN.name)
  for (const text of Object.values(params)) {
    if (text !== params.title) await expect(mail.getByText(text).last()).toBeVisible()
  }
})

/** What a visitor in a hurry does to a form that is written. */
const IMPATIENCE: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => contactForm(page).submit.dblclick(),
  'Enter hit again and again': async (page) => {
    await contactForm(page).field('name').focus()
    for (let hits = 0; hits < 4; hits += 1) await page.keyboard.press('Enter')
  },
  'two submissions in one moment': (page) =>
    contactForm(page).form.evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    }),
}

test('While a message is being sent the button says so, and no haste sends a second one', async ({
  page,
  inbox,
}) => {
  await open(page, '/')
  const { fill, submit, values } = contactForm(page)
  for (const [haste, hurry] of Object.entries(IMPATIENCE)) {
    const sends = await holdSends(page)
    await fill()
    await hurry(page)
    await expect(submit, haste).toHaveText(formTexts.sending)
    await expect(submit, haste).toBeDisabled()
    sends.release()
    await expect(submit, haste).toHaveText(contactTexts.form.submit)
    await expect(submit, haste).toBeEnabled()
    await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
    expect(await values(), haste).toEqual(EMPTY)
    expect(sends.count(), haste).toBe(1)
  }
  expect(await inbox.mails()).toHaveLength(Object.keys(IMPATIENCE).length)
})
