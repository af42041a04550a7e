import { SECTION_IDS } from '../src/config/routes.ts'
import { TOOLTIP_OPEN_DELAY_MS } from '../src/config/spec.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { servicesTexts } from '../src/content/pt-br/services.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { chatWith, settings, texts } from './site.ts'

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

test('E-mail and phone are links with the full address and number', async ({ page }) => {
  await open(page, '/')
  for (const place of [page.locator(`#${SECTION_IDS.contact}`), page.getByRole('contentinfo')]) {
    await expect(place.locator(`a[href="mailto:${settings.companyEmail}"]`)).toBeVisible()
    await expect(place.locator(`a[href="tel:${settings.companyPhone}"]`)).toBeVisible()
  }
})

test('Links to what is not there yet leave address and place as they are', async ({ page }) => {
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
  const length = await page.evaluate(() => history.length)
  for (const link of await links.all()) {
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

test('A link to what is not there yet says "Em breve" after the delay, by mouse and keyboard', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/downloads')
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerTexts.social.links[0]?.label ?? '' })
  const tooltip = page.getByRole('tooltip', { name: footerTexts.soon })
  await link.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(Date.now() + 60_000)
  await link.hover()
  await page.clock.runFor(TOOLTIP_OPEN_DELAY_MS - 1)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toBeAttached()

  await page.mouse.move(0, 0, { steps: 5 })
  await expect(tooltip).toHaveCount(0)
  await link.focus()
  await expect(tooltip).toBeAttached()
  await expect(link).toHaveAccessibleDescription(footerTexts.soon)
})
