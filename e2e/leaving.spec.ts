import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { ROUTES } from '../src/site/routes.ts'
import { chatbot } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, EMPTY, WRITTEN, ASKED, requestDialog } from './support/forms.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

const [GUIDE, OTHER = GUIDE] = texts.guides.guides

test('A draft outlives reloads and other pages, in its own tab alone', async ({
  page,
  context,
}) => {
  await open(page, ROUTES.home.path)
  await contactForm(page).fill()
  await page.reload()
  await expect.poll(contactForm(page).values).toEqual(WRITTEN)

  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  const request = requestDialog(page, GUIDE)
  await request.opener.click()
  await request.fill()
  await page.keyboard.press('Escape')
  await requestDialog(page, OTHER).opener.click()
  expect(await request.values()).toEqual(ASKED)

  // A dialog is no place of its own.
  await page.goBack()
  await expect(page).toHaveURL(ROUTES.home.path)
  await expect.poll(contactForm(page).values).toEqual(WRITTEN)
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.close()
  const tab = await context.newPage()
  await open(tab, ROUTES.home.path)
  expect(await contactForm(tab).values()).toEqual(EMPTY)
  expect(await tab.evaluate(() => JSON.stringify(localStorage))).not.toContain(WRITTEN.name)
})

test('Nothing keeps a page out of the back/forward cache', async ({ page, context }) => {
  await open(page, ROUTES.home.path)
  await chatbot(page).launcher.click()
  await chatbot(page).choice(CHATBOT_WORDS.services).waitFor()
  const devtools = await context.newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  const heard = listeners.map(({ type }) => type)
  expect(heard).toContain('storage')
  expect(heard.filter((type) => type.endsWith('unload'))).toEqual([])
})
