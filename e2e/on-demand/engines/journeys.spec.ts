import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { Key } from 'selenium-webdriver'
import { CHATBOT_WORDS } from '../../../plugins/local-services/chatbot.ts'
import { THEMES } from '../../../src/boot/theme.ts'
import { ROUTES } from '../../../src/site/routes.ts'
import { expect } from '../../support/fixtures.ts'
import { ASKED, WRITTEN } from '../../support/forms.ts'
import { measure, spread } from '../../support/measure.ts'
import { site, texts } from '../../support/site.ts'
import { DESK_PX, test } from './visitor.ts'

/** No narrower than WebKitGTK's own browser can be, and still laid out for a phone. */
const PHONE_PX = 460
const DIALOG = 'dialog[open]'
const NOTICE = '[role="region"] li'
const CHOICE = '[role="menuitemradio"]'

async function lookAround() {
  scrollTo(200, 0)
  const shown = [...document.images].filter((image) => image.checkVisibility())
  for (const image of shown) image.loading = 'eager'
  await Promise.allSettled(shown.map((image) => image.decode()))
  const [typeface] = getComputedStyle(document.body).fontFamily.split(',')
  const faces = await document.fonts.load(`1rem ${typeface}`)
  return {
    scrolled: scrollX,
    hasTypeface: faces.length > 0,
    missing: shown.filter((image) => image.naturalWidth === 0).map(({ src }) => src),
  }
}

test('Every page has its typeface and its pictures, and does not scroll sideways', async ({
  visitor,
}) => {
  for (const width of [DESK_PX, PHONE_PX]) {
    await visitor.resize(width)
    for (const address of [ROUTES.home.path, ROUTES.downloads.path, '/nada']) {
      await visitor.visit(address)
      const seen = { address, width, ...(await visitor.run(lookAround)) }
      expect(seen).toEqual({ address, width, scrolled: 0, hasTypeface: true, missing: [] })
    }
  }
})

test('The home page has the aurora, and an axis in one line', async ({ visitor }) => {
  await visitor.visit(ROUTES.home.path)
  await visitor.seen('canvas[data-live]')
  for (const width of [DESK_PX, PHONE_PX]) {
    await visitor.resize(width)
    const { axis } = await visitor.run(measure)
    expect(spread(axis)).toBeLessThanOrEqual(1.5)
  }
})

test('A message is written, its phone corrected in the middle, and arrives', async ({
  visitor,
  inbox,
}) => {
  await visitor.visit(ROUTES.home.path)
  const message = { ...WRITTEN, message: 'Olá' }
  await visitor.send('#contact form', message)
  await visitor.seen(NOTICE)
  const params = { ...message, phone: '(11) 91234-5608' }
  expect(await inbox.mails()).toMatchObject([{ params }])
})

test('A guide is asked for by keyboard, and its link saves it', async ({ visitor, inbox }, {
  outputDir,
}) => {
  await visitor.visit(ROUTES.downloads.path)
  await visitor.click('main [aria-haspopup="dialog"]')
  await visitor.seen(`${DIALOG} :focus`)
  await visitor.type(Key.ESCAPE)
  await visitor.gone(DIALOG)
  await visitor.type(Key.ENTER)
  await visitor.send(DIALOG, ASKED)
  await visitor.seen(NOTICE)
  await visitor.gone(DIALOG)
  const [mail] = await inbox.mails()
  await visitor.visit(new URL(String(mail?.params['link'])).pathname.slice(site.basePath.length))
  await visitor.seen(NOTICE)
  const address = await visitor.run(() => location.href.replace(location.origin, ''))
  expect(address).toBe(`${site.basePath}/`)
  const saved = path.join(outputDir, 'ia-guia.pdf')
  const isWhole = () => existsSync(saved) && readFileSync(saved).subarray(-1024).includes('%%EOF')
  await expect.poll(isWhole).toBe(true)
})

test('Theme and language are kept; on a phone the menu leads to a section', async ({ visitor }) => {
  const root = () =>
    visitor.run(() => [document.documentElement.lang, document.documentElement.className])
  await visitor.visit(ROUTES.home.path)
  await visitor.click('footer [aria-haspopup="menu"]')
  await visitor.click(`${CHOICE}:nth-child(${THEMES.indexOf('dark') + 1})`)
  await visitor.seen('html.dark')
  await visitor.click('header [aria-haspopup="menu"]')
  await visitor.click(`${CHOICE}:has([lang="en-US"])`)
  const chosen = ['en-US', expect.stringContaining('dark')]
  await expect.poll(root).toEqual(chosen)
  await visitor.resize(PHONE_PX)
  await visitor.visit(ROUTES.home.path)
  await expect.poll(root).toEqual(chosen)
  await visitor.click('header [aria-expanded]:not([aria-haspopup])')
  await visitor.click('#mobile-menu [href$="#contact"]')
  await visitor.gone('#mobile-menu')
  await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('contact')
})

// Firefox never asks again for a file of code that failed once.
test('The chat comes at the second try where its code did not at the first', async ({
  visitor,
  build,
}) => {
  const assets = path.join(build.dist + site.basePath, 'assets')
  const code = path.join(
    assets,
    readdirSync(assets).find((name) => name.startsWith('typebot-')) ?? '',
  )
  const away = `${code}.away`
  await visitor.visit(ROUTES.downloads.path)
  renameSync(code, away)
  try {
    await visitor.click('.chatbot > button')
    await visitor.seen(`${DIALOG} [role="alert"]`)
  } finally {
    renameSync(away, code)
  }
  await visitor.click(`${DIALOG} [role="alert"] button`)
  await visitor.seen('typebot-standard')
  await visitor.gone(`${DIALOG} [role="alert"]`)
})

test('The chat answers whoever has the keyboard alone, and Escape closes it', async ({
  visitor,
}) => {
  const chat = () =>
    visitor.run(() => {
      const root = document.querySelector('typebot-standard')?.shadowRoot
      return { text: root?.textContent, focus: root?.activeElement?.textContent.trim() }
    })
  const [service] = texts.services.services
  await visitor.visit(ROUTES.downloads.path)
  await visitor.click('.chatbot > button')
  for (const focus of [CHATBOT_WORDS.services, service.title]) {
    // A choice has the focus once its question is drawn; one that still moves is easily missed.
    await expect.poll(chat).toMatchObject({ focus })
    await visitor.type(Key.ENTER)
  }
  await expect
    .poll(chat)
    .toMatchObject({ text: expect.stringContaining(String(service.features[0])) })
  await visitor.type(Key.ESCAPE)
  await visitor.gone('typebot-standard')
})
