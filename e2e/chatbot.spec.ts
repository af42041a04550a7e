import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { chatbot, openWithPreview, SERVICE } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm } from './support/forms.ts'
import { dismissPreview, open, PHONE } from './support/open.ts'

/** What phones' browsers leave of their windows, upright and lying. */
const PHONES = [
  [360, 640],
  [390, 664],
  [430, 750],
  [844, 390],
] as const

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('On a phone the panel covers the page until it is left by a link', async ({ page }) => {
  await open(page, '/')
  const chat = chatbot(page)
  // By keyboard, because the button is away where it would lie on a control.
  await chat.launcher.press('Enter')
  const box = async () => {
    const { x, y, width, height } = (await chat.panel.boundingBox()) ?? {}
    return [x, width, Math.round((y ?? 0) + (height ?? 0))]
  }
  await expect.poll(box).toEqual([0, 390, 844])
  await chat.choice(CHATBOT_WORDS.services).click()
  await chat.choice(SERVICE.title).click()
  await chat.panel.getByRole('link', { name: CHATBOT_WORDS.allServices }).click()
  await expect(chat.panel).toBeHidden()
  await expect(page.locator('#services')).toBeInViewport()
  await expect(page.locator('#services')).toBeFocused()
})

/** Runs in the page: the controls that what is seen of the chat lies on. */
function controlsUnderChat(): string[] {
  const parts = [...document.querySelectorAll('.chatbot-launcher, .chatbot-preview')].filter(
    (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const controls = document.querySelectorAll(
    ':is(main, footer) :is(a, button, input, textarea, summary), main .note',
  )
  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  return [...controls]
    .filter((control) => control.checkVisibility())
    .filter((control) =>
      parts.some((part) => meets(part.getBoundingClientRect(), control.getBoundingClientRect())),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 90))
}

/** Runs in the page: scrolls as far as it goes, and returns the place once the page knows. */
async function scrollTo(place: number): Promise<number> {
  const before = window.scrollY
  const scroll = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  window.scrollTo({ top: Math.min(place, document.body.scrollHeight), behavior: 'instant' })
  if (window.scrollY !== before) await scroll
  return window.scrollY
}

test('On a phone nothing of the chat lies on a control or a note, over the whole page', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 664 })
  await openWithPreview(page, '/')
  // The button fades.
  await expect.poll(() => page.evaluate(controlsUnderChat)).toEqual([])
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    // Upwards, because the button is away downwards.
    for (let top = await page.evaluate(scrollTo, Infinity); top > 0;) {
      top = await page.evaluate(scrollTo, top - height)
      await page.clock.runFor(500)
      await expect
        .poll(() => page.evaluate(controlsUnderChat), `${width} × ${height} at ${top}`)
        .toEqual([])
    }
  }
  await expect(chatbot(page).preview).toBeHidden()
})

test('On a phone the button is away while reading, and back at the end', async ({ page }) => {
  await dismissPreview(page)
  await open(page, '/')
  const { launcher } = chatbot(page)
  await launcher.waitFor()
  await page.mouse.wheel(0, 1200)
  await expect(launcher).toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, -100)
  await expect(launcher).toHaveCSS('opacity', '1')
  await contactForm(page).form.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, -20)
  await expect(launcher).toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, 20_000)
  await expect(launcher).toHaveCSS('opacity', '1')
})
