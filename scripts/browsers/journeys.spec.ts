import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { WRITTEN, ASKED } from '../../e2e/support/forms.ts'
import { settings, texts } from '../../e2e/support/site.ts'
import { CHATBOT_WORDS } from '../../plugins/local-services/chatbot.ts'
import type { ReceivedMail } from '../../plugins/local-services/mail-service.ts'
import { THEMES } from '../../src/settings/theme.ts'
import { ROUTES } from '../../src/site/routes.ts'
import { OTHER_LANGUAGE } from '../../tests/support/other-language.ts'
import { DESK, expect, test } from './visitor.ts'

/** No narrower than WebKitGTK's own browser can be, and still laid out for a phone. */
const PHONE = 460
const DIALOG = '[role="dialog"]'
const NOTICE = '[role="region"] li'
const CHOICE = '[role="menuitemradio"]'
const [GUIDE] = texts.guides.guides

async function newestMail(site: string) {
  const { origin } = new URL(site)
  const answer = await fetch(`${origin}/__inbox/mails`)
  const [mail] = (await answer.json()) as ReceivedMail[]
  return mail
}

/** Runs in the page: the pictures that are shown and do not come, or are in no format of this browser. */
async function missingPictures(): Promise<string[]> {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  for (const image of shown) image.loading = 'eager'
  await Promise.allSettled(shown.map((image) => image.decode()))
  return shown.filter((image) => image.naturalWidth === 0).map(({ src }) => src)
}

/** Runs in the page: how far the pieces of the axis are from standing under each other, in pixels. */
function axisSpread(): number {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const lefts = [
    ...all('.sky-star[data-star="alpha"], .axis-label').map(
      (it) => it.getBoundingClientRect().left,
    ),
    ...all('.axis-line').map((line) => {
      const { left } = line.getBoundingClientRect()
      return left + Number.parseFloat(getComputedStyle(line, '::before').left) + 0.5
    }),
  ].filter((left) => !Number.isNaN(left))
  return Math.max(...lefts) - Math.min(...lefts)
}

test('The home page has its typeface, its pictures, the aurora and an axis in one line', async ({
  visitor,
}) => {
  await visitor.visit(ROUTES.home.path)
  const hasTypeface = () => document.fonts.ready.then((fonts) => fonts.check('16px Archivo'))
  expect(await visitor.run(hasTypeface)).toBe(true)
  expect(await visitor.run(missingPictures)).toEqual([])
  if (!settings.parts.sky) return
  await visitor.seen('canvas[data-live]')
  for (const width of [DESK, PHONE]) {
    await visitor.resize(width)
    expect(await visitor.run(axisSpread)).toBeLessThanOrEqual(1.5)
  }
})

test('No page scrolls sideways, and a missing one leads home', async ({ visitor }) => {
  for (const width of [DESK, PHONE]) {
    await visitor.resize(width)
    for (const address of [ROUTES.home.path, ROUTES.downloads.path, '/nada']) {
      await visitor.visit(address)
      await visitor.run(() => scrollTo(200, 0))
      expect([address, width, await visitor.run(() => scrollX)]).toEqual([address, width, 0])
    }
  }
  await visitor.click(`main a[href="${settings.basePath}/"]`)
  await visitor.seen('#home h1')
})

test('A message is written, its phone corrected in the middle, and arrives @contact', async ({
  visitor,
}) => {
  await visitor.visit(ROUTES.home.path)
  const message = { ...WRITTEN, message: 'Olá' }
  await visitor.send('#contact form', message)
  await visitor.seen(NOTICE)
  const phone = '(11) 91234-5608'
  expect((await newestMail(visitor.site))?.params).toMatchObject({ ...message, phone })
})

test('A guide is asked for by keyboard, and its link saves it @guides', async ({ visitor }) => {
  await visitor.visit(ROUTES.downloads.path)
  await visitor.click('main [aria-haspopup="dialog"]')
  await visitor.seen(`${DIALOG} :focus`)
  await visitor.press('Escape')
  await visitor.gone(DIALOG)
  // The focus is where it was.
  await visitor.press('Enter')
  await visitor.send(DIALOG, ASKED)
  await visitor.seen(NOTICE)
  await visitor.gone(DIALOG)
  const { link } = (await newestMail(visitor.site))?.params ?? {}
  await visitor.visit(new URL(String(link)).pathname.slice(settings.basePath.length))
  await visitor.seen(NOTICE)
  expect(await visitor.run(() => location.href)).toBe(`${visitor.site}/`)
  const saved = path.join(visitor.downloads, GUIDE.file)
  const isWhole = () => existsSync(saved) && readFileSync(saved).subarray(-1024).includes('%%EOF')
  await expect.poll(isWhole).toBe(true)
})

test('Theme and language are kept; on a phone the menu leads to a section @contact @languages', async ({
  visitor,
}) => {
  const root = () =>
    visitor.run(() => [document.documentElement.lang, document.documentElement.className])
  await visitor.visit(ROUTES.home.path)
  await visitor.click('footer [aria-haspopup="menu"]')
  await visitor.click(`${CHOICE}:nth-child(${THEMES.indexOf('dark') + 1})`)
  await visitor.click('header [aria-haspopup="menu"]')
  await visitor.click(`${CHOICE}:has([lang="${OTHER_LANGUAGE}"])`)
  const chosen = [OTHER_LANGUAGE, expect.stringContaining('dark')]
  await expect.poll(root).toEqual(chosen)
  await visitor.resize(PHONE)
  await visitor.visit(ROUTES.home.path)
  await expect.poll(root).toEqual(chosen)
  await visitor.click('header [aria-expanded]:not([aria-haspopup])')
  await visitor.click('#mobile-menu [href$="#contact"]')
  await visitor.gone('#mobile-menu')
  await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('contact')
})

test('The chat answers whoever has the keyboard alone, and Escape closes it @chatbot @services', async ({
  visitor,
}) => {
  const inChat = (part: 'textContent' | 'activeElement') =>
    visitor.run((name) => {
      const chat = document.querySelector('typebot-standard')?.shadowRoot
      return name === 'textContent' ? chat?.textContent : chat?.activeElement?.textContent.trim()
    }, part)
  const [service] = texts.services.services
  await visitor.visit(ROUTES.downloads.path)
  await visitor.click('.chatbot > button')
  for (const choice of [CHATBOT_WORDS.services, service.title]) {
    // A choice has the focus once its question is drawn; one that still moves is easily missed.
    await expect.poll(() => inChat('activeElement')).toBe(choice)
    await visitor.press('Enter')
  }
  await expect.poll(() => inChat('textContent')).toContain(service.features[0])
  await visitor.press('Escape')
  await visitor.gone('typebot-standard')
})
