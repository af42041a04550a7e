import { SECTION_IDS } from '../src/config/routes.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { servicesTexts } from '../src/content/pt-br/services.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { chatWith, texts } from './site.ts'

test('The chat buttons open the company chat in a new tab, with a greeting', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  )
  await open(page, '/')
  const calls = {
    [SECTION_IDS.home]: [texts.hero.cta.talk, texts.hero.greeting],
    [SECTION_IDS.services]: [servicesTexts.call, servicesTexts.greeting],
  } as const
  for (const [id, [name, greeting]] of Object.entries(calls)) {
    const call = page.locator(`#${id}`).getByRole('link', { name })
    await expect(call).toHaveAttribute('href', chatWith(greeting))
    await expect(call).toHaveAttribute('rel', 'noopener noreferrer')
    const opened = context.waitForEvent('page')
    await call.click()
    const tab = await opened
    await expect(tab).toHaveURL(chatWith(greeting))
    expect(await tab.evaluate(() => window.opener === null)).toBe(true)
    await tab.close()
  }
  await expect(page).toHaveURL('/')
})

test('Links to what is not there yet say "Em breve" and leave address and place as they are', async ({
  page,
}) => {
  await open(page, '/')
  const links = page.locator('a[href="#"]')
  const { quickLinks, services, social, legal } = footerTexts
  const LOCATION = 1
  const listed = [...quickLinks.links, ...services.links]
  await expect(links).toHaveCount(
    listed.filter((link) => typeof link === 'string').length +
      social.links.length +
      legal.links.length +
      LOCATION,
  )

  const tooltip = page.getByRole('tooltip', { name: footerTexts.soon })
  await links.last().hover()
  await expect(tooltip).toBeAttached()
  await page.mouse.move(0, 0, { steps: 5 })
  await expect(tooltip).toHaveCount(0)
  await links.last().focus()
  await expect(tooltip).toBeAttached()
  await expect(links.last()).toHaveAccessibleDescription(footerTexts.soon)

  const length = await page.evaluate(() => history.length)
  for (const link of [links.first(), links.last()]) {
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    // Forced: a link that says it is disabled is not clicked otherwise.
    await link.click({ force: true })
    await link.press('Enter')
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await expect(link).toHaveAttribute('aria-disabled', 'true')
  }
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => history.length)).toBe(length)
})
