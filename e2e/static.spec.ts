import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { interpolate } from '../src/text/interpolate.ts'
import { expect, test } from './support/fixtures.ts'
import { PHONE } from './support/open.ts'
import { sections, texts } from './support/site.ts'

test.use({ javaScriptEnabled: false })

/** Texts near the end of each section. */
const LATE = [
  texts.culture.history,
  texts.services.services.at(-1)?.description ?? '',
  texts.courses.courses.at(-1)?.topics[0] ?? '',
  texts.contact.form.title,
  texts.footer.blurb,
]

test('Without JavaScript the home page has its texts', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(texts.meta.title)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title)
  const body = page.locator('body')
  for (const text of LATE) await expect(body).toContainText(text, { useInnerText: true })
  await expect(page.getByRole('button'), 'that nothing answers').toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  for (const { title } of texts.services.services)
    await expect(body).toContainText(title, { useInnerText: true })
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
  const failure = page.locator('main .failure')
  expect((await failure.boundingBox())?.width).toBeGreaterThan(400)
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

test('Every class in the pages has a style', async ({ build: { dist } }) => {
  const files = await readdir(dist, { recursive: true })
  const textOf = async (file: string) => readFile(path.join(dist, file), 'utf8')
  const sheets = await Promise.all(files.filter((file) => file.endsWith('.css')).map(textOf))
  const names = sheets.join('').matchAll(/\.((?:\\.|[\w-])+)/g)
  const styled = new Set(Array.from(names, ([, name = '']) => name.replaceAll('\\', '')))
  for (const page of ['index.html', 'downloads/index.html']) {
    const attributes = (await textOf(page)).matchAll(/ class="([^"]+)"/g)
    const classes = Array.from(attributes, ([, value = '']) => value.split(' ')).flat()
    expect(classes.length).toBeGreaterThan(100)
    // The router's own class, and those of icons, have no style.
    const own = classes.filter((name) => name !== 'active' && !name.startsWith('lucide'))
    expect(
      own.filter((name) => !styled.has(name.replaceAll('&amp;', '&'))),
      page,
    ).toEqual([])
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
