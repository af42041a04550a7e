import type { Page } from '@playwright/test'
import { contactTexts } from '../src/content/pt-br/contact.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { contactForm, EMPTY, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { holdSends, SEND_PATH } from './sends.ts'
import { settings } from './site.ts'
import { toastOf } from './toast.ts'

test('A message written by keyboard alone is sent and arrives as a mail', async ({
  page,
  context,
  inbox,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-10T15:04:05Z'))
  await open(page, '/')
  const contact = contactForm(page)
  await contact.field('name').focus()
  for (const value of Object.values({ ...WRITTEN, phone: '11912345678' })) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(contact.submit).toBeFocused()
  expect(await contact.values()).toEqual(WRITTEN)

  const sent = page.waitForRequest(SEND_PATH)
  await page.keyboard.press('Enter')
  const params = {
    ...WRITTEN,
    time: '10/03/2026, 12:04:05',
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

test('Markup, emoji and line breaks arrive as the text they are', async ({ page, inbox }) => {
  const message = '<script>alert(1)</script> {{name}} 👩🏽‍🚀\n<b>não é negrito</b>'
  await open(page, '/')
  const contact = contactForm(page)
  await contact.fill()
  await contact.field('message').fill(message)
  await contact.field('company').fill('')
  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()

  const [mail] = await inbox.mails()
  expect(mail?.params).toMatchObject({ message, company: '', title: `${WRITTEN.name} ()` })
  await page.goto(`/__inbox/${mail?.id}`)
  await expect(page.frameLocator('iframe').getByText('<b>não é negrito</b>')).toBeVisible()
})

test('While a message is being sent the button says so and cannot be hit', async ({ page }) => {
  const sends = await holdSends(page)
  await open(page, '/')
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(contact.submit).toHaveText(formTexts.sending)
  await expect(contact.submit).toBeDisabled()
  sends.release()
  await expect(contact.submit).toHaveText(contactTexts.form.submit)
  await expect(contact.submit).toBeEnabled()
})

const IMPATIENCE: [string, (page: Page) => Promise<void>][] = [
  ['A double click', (page) => contactForm(page).submit.dblclick()],
  [
    'Enter hit again and again',
    async (page) => {
      await contactForm(page).field('name').focus()
      for (let hits = 0; hits < 4; hits += 1) await page.keyboard.press('Enter')
    },
  ],
  [
    'Two submissions in one moment',
    (page) =>
      contactForm(page).form.evaluate((form: HTMLFormElement) => {
        form.requestSubmit()
        form.requestSubmit()
      }),
  ],
]

for (const [name, hurry] of IMPATIENCE) {
  test(`${name} sends one message`, async ({ page, inbox }) => {
    const sends = await holdSends(page)
    await open(page, '/')
    const contact = contactForm(page)
    await contact.fill()
    await hurry(page)
    await expect(contact.submit).toBeDisabled()
    sends.release()
    await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
    expect(sends.count()).toBe(1)
    expect(await inbox.mails()).toHaveLength(1)
  })
}
