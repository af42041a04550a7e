import type { Locator, Page } from '@playwright/test'
import { textsIn } from '../../tests/support/example-texts.ts'
import { bringAxe, violationsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { contactForm, toastOf, WRITTEN } from '../support/forms.ts'
import { open, refuseTags } from '../support/open.ts'
import { texts } from '../support/site.ts'
import { standInForAgencies, toldBy } from './agencies.ts'

const HOME = '/conta/'

function consent(page: Page, words = texts.consent) {
  const ask = page.getByRole('dialog', { name: words.title })
  const choices = page.getByRole('dialog', { name: words.choices })
  const button = (name: string) => ask.getByRole('button', { name, exact: true })
  return {
    ask,
    choices,
    accept: button(words.accept),
    refuse: button(words.refuse),
    choose: button(words.choose),
    save: choices.getByRole('button', { name: words.save }),
    reopen: page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }),
  }
}

test('Without consent no host is asked, and no cookie is set', async ({ page, context }) => {
  const asked = await standInForAgencies(context)
  await open(page, HOME)
  const { ask, refuse, reopen, choices } = consent(page)
  await expect(ask).toBeVisible()
  await open(page, '/conta/downloads')
  await refuse.click()
  await expect(ask).toBeHidden()
  await page.reload()
  await reopen.click()
  await expect(
    choices.getByRole('checkbox', { name: texts.consent.statistics.title }),
  ).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await expect(ask).toBeHidden()
  expect(asked).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('With consent events are told, but no download link', async ({ page, context }) => {
  const asked = await standInForAgencies(context)
  await open(page, HOME)
  await consent(page).accept.click()
  const contact = contactForm(page)
  await contact.fill()
  await contact.form.getByRole('checkbox').check()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  const [google = [], meta = []] = await toldBy(page)
  const granted = expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'granted' })
  expect(google.slice(0, 2)).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ['consent', 'update', granted],
  ])
  for (const calls of [google, meta])
    expect(calls.map(([, name]) => name)).toContain('message_sent')
  const all = JSON.stringify([google, meta, asked])
  for (const secret of [WRITTEN.email, WRITTEN.name]) expect(all).not.toContain(secret)

  const before = asked.length
  const content = { id: '1', file: 'do-caixa-ao-imposto.pdf', exp: Date.now() + 3_600_000 }
  const token = Buffer.from(JSON.stringify(content)).toString('base64url')
  const download = page.waitForEvent('download')
  await page.goto(`/conta/download/${token}`)
  await download
  await expect(page).toHaveURL(HOME)
  await consent(page).reopen.click()
  await expect(consent(page).choices).toBeVisible()
  expect(asked.slice(before)).toEqual([])
})

test('Consent that is taken back ends what ran', async ({ page, context }) => {
  const asked = await standInForAgencies(context)
  await open(page, HOME)
  const { accept, reopen, choices, save } = consent(page)
  await accept.click()
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['_ga', '_fbp']))
  await reopen.click()
  for (const { title } of [texts.consent.statistics, texts.consent.advertising])
    await choices.getByRole('checkbox', { name: title }).uncheck({ force: true })
  const reloaded = page.waitForEvent('load')
  await save.click()
  await reloaded
  asked.length = 0
  await reopen.click()
  await expect(choices).toBeVisible()
  expect(asked).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('Who sends Global Privacy Control is not asked', async ({ page, context }) => {
  const asked = await standInForAgencies(context)
  await refuseTags(page)
  await open(page, HOME)
  await consent(page).reopen.click()
  await expect(toastOf(page, texts.consent.refused)).toBeVisible()
  await expect(consent(page).ask).toHaveCount(0)
  expect(asked).toEqual([])
})

test('On a phone the question is in the language of the page, covers no title, and is accessible', async ({
  page,
}) => {
  await bringAxe(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/conta/ja/')
  const { ask, accept, refuse, choose, choices } = consent(page, textsIn('ja-JP').consent)
  await expect(ask).toBeInViewport({ ratio: 1 })
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!
  const words = await boxOf(page.locator('.hero-subtitle'))
  expect((await boxOf(ask)).y).toBeGreaterThan(words.y + words.height)
  // Neither answer is made to look better.
  const { y, width, height } = await boxOf(accept)
  expect(await boxOf(refuse)).toMatchObject({ y, width, height })
  expect(await violationsInThemes(page, '#cc-main')).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await choose.press('Enter')
  await expect(choices).toBeVisible()
  expect(await violationsInThemes(page, '#cc-main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
