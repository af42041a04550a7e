import type { Page } from '@playwright/test'
import { ROUTES, SECTION_IDS } from '../src/config/routes.ts'
import type { SectionId } from '../src/config/routes.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { NAVIGATION } from '../src/sections/header/navigation.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { heroText, texts } from './site.ts'

/** Waits until a section stands right under the header and nothing covers its heading. */
async function expectLanded(page: Page, id: SectionId): Promise<void> {
  const place = () =>
    page.evaluate((sectionId) => {
      const section = document.getElementById(sectionId)
      const heading = section?.querySelector('h2')
      const header = document.querySelector('header')
      if (!section || !heading || !header) return { away: Number.NaN, clear: false }
      const { left, top, width, height } = heading.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      const away = section.getBoundingClientRect().top - header.getBoundingClientRect().bottom
      return { away: Math.abs(Math.round(away)), clear: heading.contains(met) }
    }, id)
  await expect.poll(place, { message: id }).toEqual({ away: 0, clear: true })
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: texts.labels.mainNavigation })
}

function headerLink(page: Page, label: keyof typeof texts.header) {
  return mainNavigation(page).getByRole('link', { name: texts.header[label] ?? label })
}

test('The header leads smoothly to each section and takes the focus there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  for (const { section, label } of NAVIGATION) {
    const places = await page.evaluateHandle(() => {
      const seen = new Set<number>()
      window.addEventListener('scroll', () => seen.add(window.scrollY))
      return seen
    })
    await headerLink(page, label).click()
    await expectLanded(page, section)
    expect(await places.evaluate(({ size }) => size), 'steps on the way').toBeGreaterThan(2)
    await expect(page.locator(`#${section}`)).toBeFocused()
    await expect(page).toHaveURL(ROUTES.home)
  }
})

test('Where motion is not wanted the header leads to its section at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await headerLink(page, 'contact').click()
  const there = await scrolled(page)
  await expectLanded(page, SECTION_IDS.contact)
  expect(await scrolled(page)).toBe(there)
})

test('From another page a section is reached by way of the home page', async ({ page }) => {
  await open(page, ROUTES.downloads)
  for (const { section, label } of NAVIGATION) {
    await headerLink(page, 'downloads').click()
    await expect(page).toHaveURL(ROUTES.downloads)
    await headerLink(page, label).click()
    await expect(page).toHaveURL(ROUTES.home)
    await expectLanded(page, section)
  }
})

test('The brand leads to the top, from below and from another page', async ({ page }) => {
  await open(page, '/')
  const brand = page.getByRole('banner').getByRole('link', { name: texts.labels.home })
  await headerLink(page, 'contact').click()
  await expectLanded(page, SECTION_IDS.contact)
  await brand.click()
  await expect.poll(() => scrolled(page)).toBe(0)

  await headerLink(page, 'downloads').click()
  await expect(page).toHaveURL(ROUTES.downloads)
  await brand.click()
  await expect(page).toHaveURL(ROUTES.home)
  await expect.poll(() => scrolled(page)).toBe(0)
})

for (const { section } of NAVIGATION) {
  test(`/#${section}, opened directly, lands on its section`, async ({ page }) => {
    await open(page, `/#${section}`)
    await expectLanded(page, section)
    await page.evaluate(() => document.fonts.ready)
    await expectLanded(page, section)
  })
}

test('A change of page brings its title, its top and the focus on its heading', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await headerLink(page, 'downloads').click()
  await expect(page).toHaveURL(ROUTES.downloads)
  await expect(page).toHaveTitle(texts.pages.downloads.title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await expect(headerLink(page, 'downloads')).toHaveAttribute('aria-current', 'page')
})

test('Back and Forward lead to the places that were left', async ({ page }) => {
  await open(page, '/')
  await headerLink(page, 'services').click()
  await expectLanded(page, SECTION_IDS.services)
  await headerLink(page, 'downloads').click()
  await expect(page).toHaveTitle(texts.pages.downloads.title)

  await page.goBack()
  await expect(page).toHaveTitle(texts.meta.title)
  await expectLanded(page, SECTION_IDS.services)
  await page.goForward()
  await expect(page).toHaveTitle(texts.pages.downloads.title)
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('The first stop of the keyboard is the link that skips to the content', async ({ page }) => {
  for (const path of [ROUTES.home, ROUTES.downloads]) {
    await open(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: texts.labels.skipToContent })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const inside = await page.getByRole('main').locator(':focus').count()
    expect(inside).toBe(1)
  }
})

test('The quick links of the footer lead to their sections, from any page', async ({ page }) => {
  const { heading, home, services, contact } = footerTexts.quickLinks
  const quick = (name: string) =>
    page.getByRole('navigation', { name: heading }).getByRole('link', { name })
  await open(page, ROUTES.downloads)
  await quick(contact).click()
  await expect(page).toHaveURL(ROUTES.home)
  await expectLanded(page, SECTION_IDS.contact)
  await quick(services).click()
  await expectLanded(page, SECTION_IDS.services)
  await quick(home).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.locator(`#${SECTION_IDS.home}`)).toBeFocused()
})

test('A link to a section is followed each time, also while the page is on its way there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  await headerLink(page, 'contact').dblclick()
  await expectLanded(page, SECTION_IDS.contact)
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await headerLink(page, 'contact').click()
  await expectLanded(page, SECTION_IDS.contact)

  await open(page, ROUTES.downloads)
  await headerLink(page, 'courses').dblclick()
  await expectLanded(page, SECTION_IDS.courses)
})

test('A section that has not come yet is gone to when it comes', async ({ page }) => {
  let deliver = () => undefined as void
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/home-below-hero-*.js', async (route) => {
    await wanted
    await route.continue()
  })
  await open(page, ROUTES.downloads)
  await page.getByRole('banner').getByRole('link', { name: texts.labels.home }).click()
  await expect(page.getByRole('heading', { level: 1, name: heroText('pt-BR') })).toBeVisible()
  await headerLink(page, 'services').click()
  deliver()
  await expectLanded(page, SECTION_IDS.services)
})

test('Going to a page again goes to its top each time', async ({ page }) => {
  await open(page, '/')
  for (let times = 0; times < 3; times += 1) {
    await headerLink(page, 'downloads').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await scrolled(page)).toBeGreaterThan(0)
  }
})

test('A reload keeps the place, also where the address names a section', async ({ page }) => {
  await open(page, `/#${SECTION_IDS.services}`)
  await expectLanded(page, SECTION_IDS.services)
  await page.evaluate(() => {
    window.scrollBy({ top: 500, behavior: 'instant' })
  })
  const place = await scrolled(page)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(place)
  await page.getByRole('contentinfo').waitFor()
  expect(await scrolled(page)).toBe(place)
})
