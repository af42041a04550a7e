import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PATHS, SECTION_IDS } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { coursesTexts } from '../src/content/pt-br/courses.ts'
import { cultureTexts } from '../src/content/pt-br/culture.ts'
import { errorTexts } from '../src/content/pt-br/errors.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { notFoundTexts } from '../src/content/pt-br/not-found.ts'
import { servicesTexts } from '../src/content/pt-br/services.ts'
import { interpolate } from '../src/lib/interpolate.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHead } from './support/head.ts'
import { branded, heroText, texts } from './support/site.ts'
import { withChannels } from './support/with-channels.ts'

test.use({ javaScriptEnabled: false })

test('Without JavaScript the pages have their texts, and the header leads to them', async ({
  page,
}) => {
  await page.goto('/')
  await expectHead(page, 'home', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroText('pt-BR'))
  const shown = await page.locator('body').innerText()
  for (const text of [
    branded(cultureTexts).history,
    servicesTexts.services[5]?.description ?? '',
    coursesTexts.courses[3]?.topics[0] ?? '',
    footerTexts.blurb,
  ])
    expect(shown).toContain(text)
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('body').innerText()
  for (const { title } of servicesTexts.services) expect(printed).toContain(title)
  await page.emulateMedia({ media: 'screen' })

  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveURL(/\/downloads\/?$/)
  await expectHead(page, 'downloads', 'pt-BR')
  const failure = await page
    .getByRole('main')
    .getByText(withChannels(errorTexts.part))
    .boundingBox()
  expect(failure?.width).toBeGreaterThan(400)
  for (const { title } of MATERIALS)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // Without its code the newsletter puts no address into the URL.
  const email = page.getByPlaceholder(footerTexts.newsletter.label)
  await email.fill('visitante@empresa.example')
  await email.press('Enter')
  await expect(email).toHaveValue('visitante@empresa.example')
  await expect(page).toHaveURL(/\/downloads\/?$/)
  await banner.getByRole('link', { name: texts.header.courses }).click()
  await expect(page).toHaveURL(`/#${SECTION_IDS.courses}`)
  await expect(page.getByRole('heading', { name: coursesTexts.heading })).toBeInViewport()
})

test('On a phone without JavaScript a missing page is not named, has one picture and the header links', async ({
  page,
  faults,
}) => {
  faults.expect(/^status 404/, /^console error: Failed to load resource/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/missing')
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: notFoundTexts.imageAlt })).toHaveCount(1)
  await expect(main.getByText(notFoundTexts.suggestion)).toBeVisible()
  const unnamed = interpolate(notFoundTexts.missing, { path: '' }).trim()
  expect(await main.innerText()).not.toContain(unnamed)
  await page.getByRole('banner').getByRole('link', { name: texts.header.courses }).click()
  await expect(page).toHaveURL(`/#${SECTION_IDS.courses}`)
})

/** Classes of the router's own. */
const UNSTYLED = new Set(['active'])

test('Every class in the pages has a style', async ({ page, build: { dist } }) => {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.css'))
  const styles = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')))
  const styled = new Set(
    Array.from(styles.join('').matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  )
  for (const address of [PATHS.home, PATHS.downloads]) {
    await page.goto(address)
    const classes = await page
      .locator('[class]')
      .evaluateAll((elements) => elements.flatMap(({ classList }) => [...classList]))
    expect(classes.length).toBeGreaterThan(100)
    const unstyled = classes.filter((name) => !styled.has(name) && !UNSTYLED.has(name))
    expect(unstyled, address).toEqual([])
  }
})

test('Nothing of the local services is in the build', async ({ build: { dist } }) => {
  const files = await readdir(dist, { recursive: true })
  const code = files.filter((file) => /\.(html|js|css|json|txt|webmanifest)$/.test(file))
  expect(code.length).toBeGreaterThan(10)
  for (const file of code) {
    const text = await readFile(path.join(dist, file), 'utf8')
    expect(text, file).not.toMatch(/__inbox|mail-templates|local-services/)
  }
  expect(files.filter((file) => /\.map$|\.env|inbox/.test(file))).toEqual([])
})
