import type { Page } from '@playwright/test'
import type { Language } from '../src/site/language.ts'
import { ROUTES, SECTION_IDS } from '../src/site/routes.ts'
import { LANGUAGE_STORAGE_KEY } from '../src/site/spec.ts'
import { LANGUAGES } from '../tests/support/languages.ts'
import { textLeaves, textsIn } from '../tests/support/texts.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, requestDialog, toastOf } from './support/forms.ts'
import { chooseLanguage, languageButton } from './support/language-menu.ts'
import { hold, withoutCode, open } from './support/open.ts'
import { texts, settings } from './support/site.ts'

async function store(page: Page, language: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    LANGUAGE_STORAGE_KEY,
    language,
  ] as const)
}

/** Every text of a dictionary, and names that belong to no language. */
function textsOf(language: Language): string[] {
  const names = LANGUAGES.flatMap(({ label, short, value }) => [label, short, value])
  const own = textLeaves(textsIn(language)).map(([, text]) => text)
  return [...own, ...names, settings.brand, 'WhatsApp']
}

/** Texts, names and hints that the page marks with a language. */
function textsInLanguage(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((own) => {
    const said: string[] = []
    const note = (element: Element | null, text: string | null) => {
      const isOwn = element?.closest('[lang]')?.getAttribute('lang') === own
      if (isOwn && !element?.closest('script, style, noscript')) said.push(text ?? '')
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      note(node.parentElement, node.textContent)
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        note(element, element.getAttribute(name))
    return said
  }, language)
}

/** Texts without a mark of their language: the page marks them as its own, but its dictionary lacks them. */
async function unmarked(page: Page, language: Language): Promise<string[]> {
  const known = textsOf(language)
  const said = await textsInLanguage(page, language)
  return said
    .flatMap((text) => text.split(/[&(),.。、：:（）]|\s{2,}/u).map((part) => part.trim()))
    .filter((part) => /\p{L}{2}/u.test(part) && !known.some((whole) => whole.includes(part)))
}

test('On a Japanese page every Portuguese text is marked as such', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expectStatus(404, 500)
  await store(page, 'ja-JP')
  const expectMarked = async (state: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
    expect.soft(await unmarked(page, 'ja-JP'), state).toEqual([])
  }
  await open(page, '/nada')
  await expectMarked('404 page')
  await open(page, ROUTES.downloads.path)
  const request = requestDialog(page, texts.guides.guides[0])
  await request.opener.click()
  await request.submit.click()
  await expect(request.dialog.getByText(texts.forms.required).first()).toBeVisible()
  await expectMarked('modal with faults')

  await open(page, ROUTES.home.path)
  await expectMarked('home page')
  for (const menu of [
    page.getByRole('button', { name: texts.footer.theme.label }),
    languageButton(page),
  ]) {
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectMarked('menu')
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  }
  await page.getByRole('link', { name: settings.city }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(texts.footer.soon)
  await expectMarked('tooltip')

  const contact = contactForm(page)
  await contact.fill()
  await inbox.orderFault('500')
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactFailed)).toBeVisible()
  await expectMarked('toast')
  await page.getByRole('button', { name: texts.chatbot.open }).click()
  await expect(page.getByRole('dialog', { name: texts.chatbot.title })).toBeVisible()
  await expectMarked('chatbot')
})

/** By language: the region of its fonts, and how titles and texts break. */
const SCRIPTS = [
  ['zh-CN', 'SC', 'keep-all', 'normal'],
  ['ja-JP', 'JP', 'keep-all', 'auto-phrase'],
  ['ko-KR', 'KR', 'keep-all', 'keep-all'],
] as const

test('Each Asian language has its own fonts and line breaks', async ({ page }) => {
  await open(page, ROUTES.home.path)
  for (const [language, region, ofTitles, ofTexts] of SCRIPTS) {
    await chooseLanguage(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const fonts = new RegExp(`^((?!CJK).)*Noto Sans CJK ${region}((?!CJK).)*$`)
    for (const [selector, wordBreak] of [
      ['.hero-title', ofTitles],
      ['.hero-subtitle + p', ofTexts],
      ['.hero-calls a', ofTexts],
      ['.nav-link', ofTexts],
    ] as const) {
      const text = page.locator(selector).first()
      await expect(text, `${selector} in ${language}`).toHaveCSS('word-break', wordBreak)
      await expect(text).toHaveCSS('line-break', 'strict')
      await expect(text).toHaveCSS('font-synthesis', 'none')
      await expect(text).toHaveCSS('letter-spacing', /^(normal|0px)$/)
      await expect(text).toHaveCSS('font-family', fonts)
    }
  }
})

test('The texts of a stored language are fetched early, and awaited for 300 ms', async ({
  page,
}) => {
  await store(page, 'ja-JP')
  const dictionary = await hold(page, '**/assets/dictionary-*.js')
  // Records in the first frame whether the title is hidden, and for how long it may be.
  await page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector('h1')
      const wait = title?.getAnimations()[0]?.effect?.getComputedTiming()
      if (!title) requestAnimationFrame(look)
      else Reflect.set(window, 'titleAtFirst', [getComputedStyle(title).visibility, wait?.endTime])
    }
    requestAnimationFrame(look)
  })
  await page.goto(ROUTES.home.path)
  const title = page.locator(`#${SECTION_IDS.home} h1`)
  await expect(title).toHaveCSS('visibility', 'visible')
  await expect(title).toHaveText(settings.brand)
  const first: unknown = await page.evaluate('titleAtFirst')
  expect(first).toEqual(['hidden', 300])

  dictionary.come()
  await expect(title).toHaveText(textsIn('ja-JP').hero.title)
  await expect(page.locator('html')).not.toHaveAttribute('data-awaits-language')
  const { starts, parsed } = await page.evaluate(() => ({
    starts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/dictionary-'))
      .map(({ startTime }) => startTime),
    parsed: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .domInteractive,
  }))
  expect(starts).toHaveLength(1)
  expect(starts[0]).toBeLessThan(parsed)
})

test('A page that stays Portuguese is shown at once', async ({ page }) => {
  await withoutCode(page)
  for (const stored of ['pt-BR', 'constructor']) {
    await store(page, stored)
    await page.goto(ROUTES.home.path)
    await expect(page.locator('html')).not.toHaveAttribute('data-awaits-language')
    await expect(page.locator('h1')).toHaveCSS('visibility', 'visible')
  }
})
