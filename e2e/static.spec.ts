import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { SECTION_IDS } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { contactTexts } from '../src/content/pt-br/contact.ts'
import { coursesTexts } from '../src/content/pt-br/courses.ts'
import { cultureTexts } from '../src/content/pt-br/culture.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { servicesTexts } from '../src/content/pt-br/services.ts'
import { expect, test } from './fixtures.ts'
import { expectHead } from './head.ts'
import { branded, heroText, settings, texts } from './site.ts'

test.use({ javaScriptEnabled: false })

test('Without JavaScript the home page has its title and all the texts of its sections', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroText('pt-BR'))

  const { historyLead, history, mission, vision, values, heading } = branded(cultureTexts)
  const sections: Record<string, string[]> = {
    [SECTION_IDS.culture]: [
      heading,
      historyLead,
      history,
      mission,
      vision,
      ...values.flatMap((value) => [value.title, value.desc]),
    ],
    [SECTION_IDS.services]: [
      servicesTexts.heading,
      servicesTexts.callHeading,
      ...servicesTexts.services.flatMap(({ title: name, description }) => [name, description]),
      ...servicesTexts.services.flatMap(({ features }) => features),
    ],
    [SECTION_IDS.courses]: [
      coursesTexts.heading,
      ...coursesTexts.courses.flatMap((course) => [
        course.title,
        course.description,
        `Duração: ${course.duration}`,
        `Nível: ${course.level}`,
      ]),
      ...coursesTexts.courses.flatMap(({ topics }) => topics),
    ],
    [SECTION_IDS.contact]: [
      contactTexts.heading,
      contactTexts.form.title,
      contactTexts.brandCard.text,
      ...contactTexts.stats.flatMap(({ figure, label }) => [figure, label]),
    ],
  }
  for (const [id, wanted] of Object.entries(sections)) {
    const shown = await page.locator(`#${id}`).innerText()
    for (const text of wanted) expect(shown).toContain(text)
  }
  expect(await page.getByRole('contentinfo').innerText()).toContain(footerTexts.blurb)
})

test('Without JavaScript the header leads to the sections and to the downloads', async ({
  page,
}) => {
  await page.goto('/downloads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Materiais Gratuitos para Download',
  )
  for (const { title, description } of MATERIALS) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(description)).toBeVisible()
  }
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: texts.header.courses }).click()
  await expect(page).toHaveURL(`/#${SECTION_IDS.courses}`)
  await expect(page.getByRole('heading', { name: coursesTexts.heading })).toBeInViewport()
  await banner.getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveURL(/\/downloads\/?$/)
})

test('Each page is served with its own title and description', async ({ page, faults }) => {
  faults.expect(/^status 404/, /^console error: Failed to load/)
  const pages = { '/': 'home', '/downloads': 'downloads', '/download/x': 'download' } as const
  for (const [address, name] of [...Object.entries(pages), ['/nada', 'notFound'] as const]) {
    await page.goto(address)
    await expectHead(page, name, 'pt-BR')
    const indexed = name === 'home' || name === 'downloads'
    await expect(page.locator('meta[name="robots"]')).toHaveCount(indexed ? 0 : 1)
  }
})

test('The home page tells search engines, as data, of the courses that it shows', async ({
  page,
}) => {
  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const things = (JSON.parse(data ?? '') as { '@graph': Record<string, unknown>[] })['@graph']
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'ItemList'])
  const courses = things[2]?.['itemListElement'] as { item: { name: string } }[]
  const shown = page.locator(`#${SECTION_IDS.courses}`).getByRole('heading', { level: 3 })
  await expect(shown).toHaveText(courses.map(({ item }) => item.name))
})

test('Robots, manifest and the pictures they name are served', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.ok()).toBe(true)
  expect(await robots.text()).not.toContain('Disallow')

  const manifest = await request.get('/site.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] }
  expect(name).toBe(settings.brandName)
  for (const src of [...icons.map((icon) => icon.src), '/og.png', '/favicon.ico']) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toMatch(/^image\//)
  }
})

test('Nothing of the local services is in the build', async ({ dist }) => {
  const files = await readdir(dist, { recursive: true })
  const code = files.filter((file) => /\.(html|js|css|json|txt|webmanifest)$/.test(file))
  expect(code.length).toBeGreaterThan(10)
  for (const file of code) {
    const text = await readFile(path.join(dist, file), 'utf8')
    expect(text, file).not.toMatch(/__inbox|mail-templates|local-services/)
  }
  expect(files.filter((file) => /\.map$|\.env|inbox/.test(file))).toEqual([])
})
