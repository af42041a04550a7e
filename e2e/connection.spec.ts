import { NOTICE_WIDTH_PX } from '../src/site/spec.ts'
import { withChannels } from '../tests/support/texts.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, EMPTY, WRITTEN, toastOf } from './support/forms.ts'
import { countLoads, open } from './support/open.ts'
import { texts } from './support/site.ts'

test('A lost connection takes nothing that was typed, and sending works again after it', async ({
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
  const lost = toastOf(page, texts.connection.withDraft.lost)
  for (const [window, width] of [
    [360, 360 - 32],
    [1440, NOTICE_WIDTH_PX],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 })
    await expect.poll(async () => (await lost.boundingBox())?.width).toBe(width)
  }

  // Parts that load on scrolling fail without taking anything away.
  await page.mouse.wheel(0, 4000)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactFailed)).toHaveClass(/danger/)
  const help = contact.form.getByRole('note')
  await expect(help).toContainText(withChannels(texts.forms.failureHelp))
  expect(await contact.values()).toEqual(WRITTEN)

  await context.setOffline(false)
  await expect(toastOf(page, texts.connection.withDraft.back)).toBeVisible()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  await expect(help).toBeHidden()
  expect(await contact.values()).toEqual(EMPTY)
  // Nothing was sent again by itself.
  expect(await inbox.mails()).toHaveLength(1)
  expect(loads()).toBe(1)
})
