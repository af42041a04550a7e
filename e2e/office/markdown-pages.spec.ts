import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { chooseLanguage } from '../support/language-menu.ts'
import { countLoads, open, refuseTags } from '../support/open.ts'
import { texts } from '../support/site.ts'
import { standInForAgencies } from './agencies.ts'

const ABOUT = '/conta/sobre'
const WORDS = 'Dizemos o prazo antes de começar.'

test.beforeEach(({ page }) => refuseTags(page))

test('No word of a page of Markdown is in the code', async ({ page, build: { dist } }) => {
  await open(page, ABOUT)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sobre')
  await expect(main.getByText(WORDS)).toBeVisible()
  await expect(main.getByRole('table')).toBeVisible()
  await expect(main.getByRole('link', { name: 'serviços' })).toHaveAttribute(
    'href',
    '/conta/#services',
  )
  await expect(main.getByRole('img')).toHaveJSProperty('complete', true)
  const folder = path.join(dist, 'conta/assets')
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js')))
    expect(readFileSync(path.join(folder, file), 'utf8'), file).not.toContain(WORDS)
})

test('Links to and from a page of Markdown load documents', async ({ page }) => {
  await open(page, '/conta/')
  const loads = countLoads(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).click()
  await expect(page.getByText(WORDS)).toBeVisible()
  expect(loads()).toBe(1)
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveURL('/conta/downloads')
  await page.goBack()
  await expect(page.getByText(WORDS)).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacidade', exact: true })
    .click()
  await expect(page).toHaveTitle(/^Privacidade/)
  await page.getByRole('link', { name: 'sobre nós' }).click()
  await chooseLanguage(page, 'en-US')
  await expect(page).toHaveURL(/\/conta\/en\/about\/?$/)
  await expect(page.getByText('We name the deadline before we begin.')).toBeVisible()
})

test('A video is asked for when it is opened', async ({ page, context }) => {
  const asked = await standInForAgencies(context)
  await open(page, ABOUT)
  const button = page.getByText('Abrir do YouTube')
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await button.click()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
})
