import { expect, test } from './support/fixtures.ts'
import { chooseLanguage } from './support/language-menu.ts'
import { open } from './support/open.ts'
import { hold } from './support/requests.ts'

/** By language: the region of its fonts, and how titles and texts break. */
const SCRIPTS = [
  ['zh-CN', 'SC', 'keep-all', 'normal'],
  ['ja-JP', 'JP', 'keep-all', 'auto-phrase'],
  ['ko-KR', 'KR', 'keep-all', 'keep-all'],
] as const

test('Each Asian language has its own fonts and line breaks', async ({ page }) => {
  await open(page, '/')
  for (const [language, region, ofTitles, ofTexts] of SCRIPTS) {
    await chooseLanguage(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const fonts = new RegExp(`^((?!CJK).)*Noto Sans CJK ${region}((?!CJK).)*$`)
    for (const [selector, wordBreak] of [
      ['.hero-title', ofTitles],
      ['.hero-subtitle + p', ofTexts],
      ['.nav-link', ofTexts],
    ] as const) {
      const text = page.locator(selector).first()
      await expect(text, `${selector} in ${language}`).toHaveCSS('word-break', wordBreak)
      await expect(text).toHaveCSS('font-family', fonts)
      await expect(text).toHaveCSS('letter-spacing', /^(normal|0px)$/)
    }
  }
})

test('A stored language is asked for early, and awaited for 300 ms', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ja-JP'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const dictionaries = () => asked.filter((address) => address.includes('/dictionary-'))
  const code = await hold(page, '**/assets/index-*.js')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/')
  const title = page.locator('h1')
  await expect(title).toHaveCSS('visibility', 'hidden')
  await expect(title).toHaveCSS('animation-duration', '0.3s')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await expect(title).toHaveCSS('visibility', 'visible')
  await expect(title).toHaveText('Austral')
  expect(dictionaries()).toHaveLength(1)

  code.come()
  await expect(title).toHaveText('アウストラル')
  await expect(page.locator('html')).not.toHaveAttribute('data-awaits-language')
  expect(dictionaries()).toHaveLength(1)
})
