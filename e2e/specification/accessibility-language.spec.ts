import type { Page } from '@playwright/test'
import { ROUTES, SECTION_IDS } from '../../src/config/routes.ts'
import { LANGUAGE_STORAGE_KEY } from '../../src/config/spec.ts'
import { LANGUAGES } from '../../src/config/languages.ts'
import type { Language } from '../../src/config/languages.ts'
import { MATERIALS } from '../../src/content/pt-br/materials.ts'
import { chatbotTexts } from '../../src/content/pt-br/chatbot.ts'
import { footerTexts } from '../../src/content/pt-br/footer.ts'
import { formTexts } from '../../src/content/pt-br/forms.ts'
import { contactForm } from '../contact-form.ts'
import { expect, test } from '../fixtures.ts'
import { chooseLanguage, languageButton } from '../language-menu.ts'
import { open } from '../open.ts'
import { requestDialog } from '../request-dialog.ts'
import { dictionaries, settings } from '../site.ts'
import { toastOf } from '../toast.ts'

async function store(page: Page, language: Language): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key, value)
    },
    [LANGUAGE_STORAGE_KEY, language] as const,
  )
}

/** Every text of a dictionary, and what belongs to no language. */
function textsOf(language: Language): string[] {
  const flat = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(flat)
      : [String(value)]
  const names = LANGUAGES.flatMap(({ label, short, value }) => [label, short, value])
  return [...flat(dictionaries[language]), ...names, settings.brandName, 'WhatsApp']
}

/** What the page says in its own language and its dictionary does not: texts that lack a mark. */
function unmarked(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(
    ([own, known]) => {
      const found: string[] = []
      const check = (element: Element | null, text: string) => {
        if (element?.closest('[lang]')?.getAttribute('lang') !== own) return
        const parts = text.split(/[&(),.。、：:]|\s{2,}/u).map((part) => part.trim())
        for (const part of parts)
          if (/\p{L}{2}/u.test(part) && !known.some((whole) => whole.includes(part)))
            found.push(part)
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!node.parentElement?.closest('script, style'))
          check(node.parentElement, node.textContent ?? '')
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        for (const element of document.querySelectorAll(`[${name}]`))
          check(element, element.getAttribute(name) ?? '')
      return found
    },
    [language, textsOf(language)] as const,
  )
}

test('On a Japanese page whatever is Portuguese says so', async ({ page, faults }) => {
  faults.expect(/^status 500/, /^console error: Failed to load/)
  await store(page, 'ja-JP')
  await open(page, ROUTES.home)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
  const expectMarked = async (state: string) => {
    expect.soft(await unmarked(page, 'ja-JP'), state).toEqual([])
  }
  await expectMarked('home page')

  await page.getByRole('button', { name: footerTexts.theme.label }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectMarked('theme menu')
  await page.keyboard.press('Escape')
  await languageButton(page).click()
  await expectMarked('language menu')
  await page.keyboard.press('Escape')
  await expect(languageButton(page)).toBeFocused()

  for (const name of [footerTexts.legal.links[0]?.label ?? '', settings.companyCity]) {
    await page.getByRole('link', { name }).focus()
    await expect(page.getByRole('tooltip')).toHaveText(footerTexts.soon)
    await expectMarked(`tooltip of ${name}`)
  }

  const contact = contactForm(page)
  await contact.submit.click()
  await expect(contact.form.getByText(formTexts.required).first()).toBeVisible()
  await expectMarked('faults of the form')
  await contact.fill()
  await page.request.post('/__inbox/fault', { form: { kind: '500' } })
  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactFailed)).toBeVisible()
  await expectMarked('toast')

  await page.getByRole('button', { name: chatbotTexts.open }).click()
  await expect(page.getByRole('dialog', { name: chatbotTexts.title })).toBeVisible()
  await expectMarked('chatbot')
})

test('On a Japanese page the modal and the 404 page are marked as Portuguese', async ({
  page,
  faults,
}) => {
  faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
  await store(page, 'ja-JP')
  await open(page, '/nada')
  expect(await unmarked(page, 'ja-JP')).toEqual([])
  await open(page, ROUTES.downloads)
  const request = requestDialog(page, MATERIALS[0])
  await request.opener.click()
  await request.submit.click()
  await expect(request.dialog.getByText(formTexts.required).first()).toBeVisible()
  expect(await unmarked(page, 'ja-JP')).toEqual([])
})

const SCRIPTS = [
  {
    language: 'zh-CN',
    region: 'SC',
    fonts: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'],
  },
  { language: 'ja-JP', region: 'JP', fonts: ['Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP'] },
  {
    language: 'ko-KR',
    region: 'KR',
    fonts: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR'],
  },
] as const

/** The fonts that an element's text is really drawn with. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('Each language is set in its own fonts, as its readers expect', async ({ page }) => {
  await open(page, ROUTES.home)
  await languageButton(page).click()
  for (const { language, fonts } of SCRIPTS) {
    const family = await page
      .getByRole('menu')
      .locator(`[lang="${language}"]`)
      .evaluate((element) => getComputedStyle(element).fontFamily)
    for (const name of fonts) expect(family).toContain(name)
  }
  await page.keyboard.press('Escape')

  for (const { language, region, fonts } of SCRIPTS) {
    await chooseLanguage(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const styles = await page.evaluate(() =>
      ['.hero-title', '.hero-subtitle', '.hero-description', '.hero-calls a', '.nav-link'].map(
        (selector) => {
          const element = document.querySelector(selector)
          if (!element) throw new Error(`Nothing is ${selector}`)
          const style = getComputedStyle(element)
          return {
            selector,
            family: style.fontFamily.replaceAll(/["']/g, '').split(', '),
            tracking: style.letterSpacing,
            synthesis: style.fontSynthesis,
            lineBreak: style.lineBreak,
            wordBreak: style.wordBreak,
          }
        },
      ),
    )
    const wordBreak = { 'zh-CN': 'normal', 'ja-JP': 'auto-phrase', 'ko-KR': 'keep-all' }
    const headlines = { ...wordBreak, 'zh-CN': 'keep-all' }
    for (const { family, selector, tracking, ...rest } of styles) {
      expect(
        family.filter((name) => (fonts as readonly string[]).includes(name)),
        selector,
      ).toEqual(fonts)
      expect(['normal', '0px'], selector).toContain(tracking)
      expect(rest, selector).toEqual({
        synthesis: 'none',
        lineBreak: 'strict',
        wordBreak: (selector === '.hero-title' ? headlines : wordBreak)[language],
      })
    }
    await expect(page.locator('.hero-title')).toHaveCSS('font-weight', '500')

    // Which fonts there are is the machine's affair; one made for another language must not serve.
    for (const selector of ['.hero-title', '.hero-description']) {
      const drawn = await drawnWith(page, selector)
      expect(drawn.length).toBeGreaterThan(0)
      for (const name of drawn) if (name.includes('CJK')) expect(name).toContain(region)
    }
  }
})

test('A stored language is awaited for a moment, and never longer', async ({ page }) => {
  await store(page, 'ja-JP')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/assets/dictionary-*.js', async (route) => {
    await asked
    await route.continue()
  })
  // The first picture of the title: whether it is hidden in it, and for how long it may be.
  await page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector('h1')
      if (!title) {
        requestAnimationFrame(look)
        return
      }
      const [wait] = title.getAnimations()
      const { visibility } = getComputedStyle(title)
      window.titleAtFirst = { visibility, waitsMs: wait?.effect?.getComputedTiming().endTime }
    }
    requestAnimationFrame(look)
  })
  await page.goto(ROUTES.home)
  const title = page.locator(`#${SECTION_IDS.home} h1`)
  await expect(title).toHaveCSS('visibility', 'visible')
  await expect(title).toHaveText(settings.brandName)
  const first = await page.evaluate(() => window.titleAtFirst)
  expect(first).toEqual({ visibility: 'hidden', waitsMs: 300 })

  answer()
  await expect(title).toHaveText(dictionaries['ja-JP'].hero.title)
  await expect(page.locator('html')).not.toHaveAttribute('data-awaited')
})

test('A stored language is asked for, once, before the script of the site runs', async ({
  page,
}) => {
  await store(page, 'ko-KR')
  await open(page, ROUTES.home)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
  const { asked, parsed } = await page.evaluate(() => ({
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/dictionary-'))
      .map(({ startTime }) => startTime),
    parsed: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .domInteractive,
  }))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeLessThan(parsed)
})

test('Portuguese is never awaited', async ({ page }) => {
  for (const stored of ['pt-BR', 'xx-XX', 'constructor']) {
    await page.addInitScript(
      ([key, value]) => {
        localStorage.setItem(key, value)
      },
      [LANGUAGE_STORAGE_KEY, stored] as const,
    )
    await page.goto(ROUTES.home)
    await expect(page.locator('html')).not.toHaveAttribute('data-awaited')
    await expect(page.locator('h1')).toHaveCSS('visibility', 'visible')
  }
})

declare global {
  interface Window {
    titleAtFirst: { visibility: string; waitsMs: CSSNumberish | null | undefined }
  }
}
