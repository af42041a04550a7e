import { interpolate } from '../src/text/interpolate.ts'
import { expect, test } from './support/fixtures.ts'
import { PHONE } from './support/open.ts'
import { sections, texts } from './support/site.ts'

test.use({ javaScriptEnabled: false })

test('Without JavaScript the home page has its texts and leads to its sections', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(texts.meta.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title)
  await expect(page.getByRole('button'), 'that nothing answers').toHaveCount(0)
  const body = page.locator('body')
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    // Each near the end of a section.
    for (const text of [
      texts.culture.history,
      texts.services.services.at(-1)!.title,
      texts.courses.courses.at(-1)!.topics[0]!,
      texts.contact.heading,
    ])
      await expect(body).toContainText(text, { useInnerText: true })
  }
  await page.emulateMedia({ media: 'screen' })
  for (const { section, label } of sections) {
    await page.getByRole('banner').getByRole('link', { name: texts.header[label] }).click()
    await expect(page).toHaveURL(`/#${section}`)
    await expect(page.locator(`#${section}`)).toBeInViewport()
  }
})

test('Without JavaScript the downloads have their texts', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveURL(/\/downloads\/?$/)
  await expect(page).toHaveTitle(texts.pages.downloads.title)
  await expect(page.locator('main .failure')).toBeVisible()
  await expect(page.locator('details li').last()).toBeVisible()
})

test('Without JavaScript an address stays in the newsletter’s field', async ({ page }) => {
  await page.goto('/downloads')
  const email = page.getByPlaceholder(texts.footer.newsletter.label)
  await email.fill('visitante@empresa.example')
  await email.press('Enter')
  await expect(email).toHaveValue('visitante@empresa.example')
  expect(page.url()).not.toContain('visitante')
})

test('Without JavaScript a missing page has its picture and its text', async ({ page, faults }) => {
  faults.expectStatus(404)
  await page.setViewportSize(PHONE)
  await page.goto('/missing')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: texts.notFound.imageAlt })).toHaveCount(1)
  await expect(main.getByText(texts.notFound.suggestion)).toBeVisible()
  const unnamed = interpolate(texts.notFound.missing, { path: '' }).trim()
  await expect(main).not.toContainText(unnamed, { useInnerText: true })
})
