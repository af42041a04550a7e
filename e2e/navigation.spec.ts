import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { scrolled } from './support/scrolling.ts'
import { sections, texts } from './support/site.ts'

/** Waits until a section stands right under the header and nothing covers its heading. */
async function expectLanded(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((sectionId) => {
      const section = document.getElementById(sectionId)
      const heading = section?.querySelector('h2')
      const header = document.querySelector('header')
      if (!section || !heading || !header) return undefined
      const { left, top, width, height } = heading.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      const away = section.getBoundingClientRect().top - header.getBoundingClientRect().bottom
      return { away: Math.abs(Math.round(away)), clear: heading.contains(met) }
    }, id)
  await expect.poll(place, { message: id }).toEqual({ away: 0, clear: true })
}

function headerLink(page: Page, label: keyof typeof texts.header) {
  return page.getByRole('banner').getByRole('link', { name: texts.header[label] })
}

test('The header scrolls to each section, focuses it and marks it as current', async ({ page }) => {
  await open(page, '/')
  for (const { section, label } of sections) {
    await headerLink(page, label).dblclick()
    await expectLanded(page, section)
    await expect(page.locator(`#${section}`)).toBeFocused()
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText(texts.header[label])
    await expect(page).toHaveURL('/')
  }
  // Again, with the focus already there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0)
  await headerLink(page, 'contact').click()
  await expectLanded(page, 'contact')
})

test('Back, Forward and reload keep the scroll position', async ({ page }) => {
  await open(page, '/#services')
  await expectLanded(page, 'services')
  await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }))
  const place = await scrolled(page)
  await headerLink(page, 'contact').click()
  await expectLanded(page, 'contact')
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(place)
  await page.goForward()
  await expectLanded(page, 'contact')
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(place)

  await headerLink(page, 'downloads').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(texts.meta.title)
  await expect.poll(() => scrolled(page)).toBe(place)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(place)
  await page.goForward()
  await expect(page).toHaveTitle(texts.pages.downloads.title)
  await expect.poll(() => scrolled(page)).toBe(0)
})
