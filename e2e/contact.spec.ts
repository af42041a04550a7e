import { expect, test } from './support/fixtures.ts'
import { contactForm, EMPTY, WRITTEN, toastOf } from './support/forms.ts'
import { open } from './support/open.ts'
import { SENDS } from './support/requests.ts'
import { site, texts } from './support/site.ts'

// The unit tests cover refusals and failures, and connections that drop.

const RED = /rgb\((?:1[89]|2\d)\d, \d{2}, \d{2}\)/
/** Markup, which a message has to show as text. */
const MARKUP = '<script>alert(1)</script> {{name}} 👩🏽‍🚀\n<b>não é negrito</b>'

test('A message written by keyboard alone arrives as a mail', async ({ page, context, inbox }) => {
  // As high as a phone's browser leaves: the receipt is above the button's window.
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page, '/')
  const contact = contactForm(page)
  await contact.field('name').focus()
  const message = { ...WRITTEN, message: MARKUP }
  for (const [name, value] of Object.entries({ ...message, phone: '11912845678' })) {
    await page.keyboard.type(value)
    // A digit in the middle of the number is replaced.
    if (name === 'phone')
      for (const key of [...Array<string>(6).fill('ArrowLeft'), 'Backspace', '3'])
        await page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  await expect(contact.submit).toBeFocused()
  expect(await contact.values()).toEqual(message)

  const sent = page.waitForRequest(SENDS)
  await page.keyboard.press('Enter')
  const body = (await sent).postDataJSON() as { template_params: { time: string } }
  const { template_params: params } = body
  expect(body).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: site.mail.publicKey,
    service_id: site.mail.serviceId,
    template_id: site.mail.templates.contact,
    template_params: expect.objectContaining(message),
  })
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  expect(await contact.values()).toEqual(EMPTY)
  await expect(contact.submit).toBeFocused()
  await expect(page.getByText(texts.contact.form.receipt.title)).toBeInViewport()

  const mails = await inbox.mails()
  expect(mails).toMatchObject([{ params, to: site.email, replyTo: WRITTEN.email }])
  const reader = await context.newPage()
  await reader.goto(`/__inbox/${mails[0]?.id}`)
  const mail = reader.frameLocator('iframe').first()
  for (const text of Object.values({ ...message, time: params.time }))
    await expect(mail.getByText(text).last()).toBeVisible()
})

// EmailJS's client reads storage as it is loaded.
test('A message arrives where the browser forbids storage', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError')
        },
      })
  })
  await open(page, '/')
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  expect(await inbox.mails()).toHaveLength(1)
})

test('A wrong e-mail address has a red border in both themes', async ({ page }) => {
  await open(page, '/')
  const email = contactForm(page).field('email')
  await email.fill(WRITTEN.email)
  await expect(email).not.toHaveCSS('border-bottom-color', RED)
  await email.fill('visitante@empresa')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(email).toHaveCSS('border-bottom', new RegExp(`^1px solid ${RED.source}$`))
  }
})

test('A phone of an input method is masked, and can be undone, done again and emptied', async ({
  page,
}) => {
  await open(page, '/')
  const phone = contactForm(page).field('phone')
  await phone.focus()
  const keyboard = await page.context().newCDPSession(page)
  const composed = { text: '1191', selectionStart: 4, selectionEnd: 4 }
  await keyboard.send('Input.imeSetComposition', composed)
  await expect(phone).toHaveValue('1191')
  await keyboard.send('Input.insertText', composed)
  await expect(phone).toHaveValue('(11) 91')
  await page.keyboard.type('2345678')
  for (const [keys, value] of [
    ['Control+z', '(11) 91234-567'],
    ['Control+Shift+z', WRITTEN.phone],
    ['Control+a', WRITTEN.phone],
    ['Backspace', ''],
  ] as const) {
    await page.keyboard.press(keys)
    await expect(phone).toHaveValue(value)
  }
})
