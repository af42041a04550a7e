import { ROUTES } from '../src/config/routes.ts'
import { notFoundTexts } from '../src/content/pt-br/not-found.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { texts } from './site.ts'
import { interpolate } from '../src/lib/interpolate.ts'

/** The line that the browser itself writes for a page that is answered with 404. */
const ANSWER = [/^status 404/, /^console error: Failed to load resource/]

test('An unknown path is answered with 404 and a page that names it', async ({ page, faults }) => {
  faults.expect(...ANSWER, /^console error: 404: \/sobre\/equipe$/)
  const written: string[] = []
  page.on('console', (message) => written.push(message.text()))
  const response = await open(page, '/sobre/equipe?origem=mail')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(texts.pages.notFound.title)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFoundTexts.heading)
  await expect(main.getByRole('img', { name: notFoundTexts.imageAlt })).toBeVisible()
  for (const text of [notFoundTexts.text, notFoundTexts.suggestion])
    await expect(main.getByText(text)).toBeVisible()
  await expect(
    main.getByText(interpolate(notFoundTexts.missing, { path: '/sobre/equipe' })),
  ).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(written.filter((text) => text.includes('/sobre/equipe'))).toHaveLength(1)

  await main.getByRole('link', { name: notFoundTexts.home }).click()
  await expect(page).toHaveURL(ROUTES.home)
  await expect(page).toHaveTitle(texts.meta.title)
})

test('A file or page that is missing is answered with 404, never with a page that says 200', async ({
  request,
}) => {
  for (const path of [
    '/assets/index-antigo.js',
    '/pdfs/outro.pdf',
    '/flags/xx.png',
    '/.env',
    '/index.php',
    '/Downloads',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
  }
})

test('Odd characters of a path are shown as text', async ({ page, faults }) => {
  // The router says so too.
  faults.expect(...ANSWER, /^console error: 404: /, /"\/100%" could not be decoded/)
  for (const [path, text] of [
    ['/a/b/%3Cb%3Enegrito%3C%2Fb%3E%20%F0%9F%8C%8C', '/a/b/<b>negrito</b> 🌌'],
    ['/100%', '/100%'],
  ] as const) {
    await open(page, path)
    await expect(page.getByText(interpolate(notFoundTexts.missing, { path: text }))).toBeVisible()
  }
})
