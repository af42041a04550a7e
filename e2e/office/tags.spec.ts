import type { Locator, Page } from '@playwright/test'
import { textsIn } from '../../tests/support/texts.ts'
import { bringAxe, violationsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { ASKED, contactForm, requestDialog, toastOf } from '../support/forms.ts'
import { open, refuseTags } from '../support/open.ts'
import { texts } from '../support/site.ts'
import { standInForAgencies, toldBy } from './agencies.ts'

const HOME = '/conta/'
const GUIDE = 'Do Caixa ao Imposto: o Que Conferir em Cada Turno da Cozinha'

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

test('With consent events are told, but no download link', async ({ page, context, inbox }) => {
  const asked = await standInForAgencies(context)
  await open(page, HOME)
  await consent(page).accept.click()
  const contact = contactForm(page)
  await contact.fill()
  await contact.form.getByRole('checkbox').check()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: texts.hero.cta.services }).click()
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  const request = requestDialog(page, GUIDE)
  await request.opener.click()
  await request.fill()
  await request.dialog.getByRole('checkbox').check()
  await request.submit.click()
  await expect(toastOf(page, texts.forms.linkSent)).toBeVisible()
  const [google = [], meta = []] = await toldBy(page)
  const granted = expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'granted' })
  expect(google.slice(0, 2)).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ['consent', 'update', granted],
  ])
  const events = ['message_sent', 'call_clicked', 'guide_requested']
  for (const calls of [google, meta])
    expect(calls.map(([, name]) => name)).toEqual(expect.arrayContaining(events))

  const before = asked.length
  const [mail] = await inbox.mails()
  const link = String(mail?.params['link'])
  const download = page.waitForEvent('download')
  await page.goto(new URL(link).pathname)
  await download
  await expect(page).toHaveURL(HOME)
  await consent(page).reopen.click()
  await expect(consent(page).choices).toBeVisible()
  expect(asked.slice(before)).toEqual([])
  const all = JSON.stringify([google, meta, asked])
  for (const secret of [ASKED.email, ASKED.name]) expect(all).not.toContain(secret)
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
