import type { Page } from '@playwright/test'
import { contactForm, EMPTY, WRITTEN } from './support/contact-form.ts'
import { countLoads } from './support/count-loads.ts'
import { expect, test } from './support/fixtures.ts'
import { languageButton, nameOf } from './support/language-menu.ts'
import { open } from './support/open.ts'
import { toastOf } from './support/toast.ts'
import { withChannels } from './support/with-channels.ts'
import { texts } from './support/site.ts'
import { OTHER_LANGUAGE } from '../tests/other-language.ts'

/** By keyboard, for a notice may stand over the menu. */
async function chooseOtherLanguage(page: Page): Promise<void> {
  await languageButton(page).press('Enter')
  await page.getByRole('menuitemradio', { name: nameOf(OTHER_LANGUAGE) }).press('Enter')
}

test('Without a connection a notice says so, everything is kept, and goes on when it is back @contact @languages', async ({
  page,
  context,
  inbox,
  faults,
}) => {
  faults.expect(/^request failed: net::ERR_INTERNET_DISCONNECTED/, /^console error: .*net::ERR/)
  const loads = countLoads(page)
  await open(page, '/')
  const contact = contactForm(page)
  await contact.fill()
  await context.setOffline(true)
  await expect(toastOf(page, texts.connection.withDraft.lost)).toBeVisible()

  // What comes only when it is scrolled to takes nothing away.
  await page.mouse.wheel(0, 4000)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactFailed)).toBeVisible()
  await expect(contact.form.getByRole('alert')).toContainText(withChannels(texts.forms.failureHelp))
  expect(await contact.values()).toEqual(WRITTEN)
  await chooseOtherLanguage(page)
  await expect(toastOf(page, texts.errors.language)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

  await context.setOffline(false)
  await expect(toastOf(page, texts.connection.withDraft.back)).toBeVisible()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  expect(await contact.values()).toEqual(EMPTY)
  expect(await inbox.mails()).toHaveLength(1)
  await chooseOtherLanguage(page)
  await expect(page.locator('html')).toHaveAttribute('lang', OTHER_LANGUAGE)
  expect(loads()).toBe(1)
})
