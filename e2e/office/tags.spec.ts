import type { Locator, Page } from '@playwright/test'
import { textsIn } from '../../tests/support/texts.ts'
import { bringAxe, violationsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { ASKED, contactForm, requestDialog, toastOf } from '../support/forms.ts'
import { open, refuseTags } from '../support/open.ts'
import { texts } from '../support/site.ts'
import { standInForAgencies } from './agencies.ts'

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
  const { asked } = await standInForAgencies(context)
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
  const { asked, google, meta } = await standInForAgencies(context)
  await open(page, HOME)
  await consent(page).accept.click()
  await expect.poll(() => [google(), meta()]).toEqual([['page_view'], ['PageView']])
  const contact = contactForm(page)
  await contact.fill()
  await contact.form.getByRole('checkbox').check()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: texts.hero.cta.services }).click()

  await open(page, '/conta/downloads')
  const request = requestDialog(page, GUIDE)
  await request.opener.click()
  await request.fill()
  await request.dialog.getByRole('checkbox').check()
  await request.submit.click()
  await expect(toastOf(page, texts.forms.linkSent)).toBeVisible()
  const told = ['message_sent', 'call_clicked', 'guide_requested']
  await expect.poll(() => google().slice(1)).toEqual(expect.arrayContaining(told))
  await expect.poll(() => meta().slice(1)).toEqual(expect.arrayContaining(told))

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
  const token = link.split('/').at(-1) ?? 'no token'
  const all = decodeURIComponent(asked.join('\n'))
  for (const secret of [token, ASKED.email, ASKED.name]) expect(all).not.toContain(secret)
})

test('Consent that is taken back ends what ran', async ({ page, context }) => {
  const { asked } = await standInForAgencies(context)
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
  const { asked } = await standInForAgencies(context)
  await refuseTags(page)
  await open(page, HOME)
  await consent(page).reopen.click()
  await expect(toastOf(page, texts.consent.refused)).toBeVisible()
  await expect(consent(page).ask).toHaveCount(0)
  expect(asked).toEqual([])
})

test('On a phone the question covers no title, and its answers are alike', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, HOME)
  const { ask, accept, refuse } = consent(page)
  const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  const subtitle = await page.locator('.hero-subtitle').boundingBox()
  const wordsEnd = subtitle ? subtitle.y + subtitle.height : Number.NaN
  await expect(ask).toBeInViewport({ ratio: 1 })
  expect(await topOf(ask)).toBeGreaterThan(wordsEnd)
  const { width, height } = (await accept.boundingBox()) ?? {}
  expect(await refuse.boundingBox()).toMatchObject({ width, height, y: await topOf(accept) })
})

test('The question is asked in the language of the page, and is accessible', async ({ page }) => {
  await bringAxe(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/conta/ja/')
  const { ask, choose, choices } = consent(page, textsIn('ja-JP').consent)
  await expect(ask).toBeVisible()
  expect(await violationsInThemes(page, '#cc-main')).toEqual([])
  await choose.press('Enter')
  await expect(choices).toBeVisible()
  expect(await violationsInThemes(page, '#cc-main')).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
