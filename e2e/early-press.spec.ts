import { LANGUAGES } from '../src/config/languages.ts'
import { availableParallelism, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { languageButton } from './language-menu.ts'
import { styled } from './open.ts'
import { texts } from './site.ts'

/** Processes that wait for each core of a machine that others use too. */
const CROWD = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
/** From the press to its answer, at the latest: some 2 s alone, twice that beside the other worker. */
const ANSWER_MS = 4500 * CROWD
/** To say by how much an answer is late. */
const PATIENCE_MS = 10 * ANSWER_MS

/** Holds the site's code back until the test lets it come. */
async function holdCode(page: Page): Promise<() => void> {
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => come()
}

/** A middling phone on a slow line: 1.6 Mbit/s, 150 ms, the processor slowed four times. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const bytesPerSecond = 1_600_000 / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Keeps when the page was first pressed. */
function watchPress() {
  addEventListener(
    'click',
    () => {
      document.documentElement.dataset['pressedAt'] = String(performance.now())
    },
    { capture: true, once: true },
  )
}

/** How long ago the page was first pressed. */
function sincePress(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.now() - Number(document.documentElement.dataset['pressedAt']),
  )
}

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('The menu that is pressed at first sight opens', async ({ page }) => {
    test.slow()
    await slowDown(page)
    await page.addInitScript(watchPress)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('button', { name: texts.labels.openMenu }).tap()
    await expect(
      page.getByRole('banner').getByRole('link', { name: texts.header.downloads }),
    ).toBeVisible({ timeout: PATIENCE_MS })
    await expect(page.getByRole('button', { name: texts.labels.closeMenu })).toBeVisible()
    expect(await sincePress(page)).toBeLessThanOrEqual(ANSWER_MS)
  })

  test('The guide that is asked for at first sight is offered', async ({ page }) => {
    test.slow()
    await slowDown(page)
    await page.addInitScript(watchPress)
    await page.goto('/downloads', { waitUntil: 'commit' })
    await page
      .getByRole('button', { name: /^Download:/ })
      .first()
      .tap()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: PATIENCE_MS })
    expect(await sincePress(page)).toBeLessThanOrEqual(ANSWER_MS)
  })
})

test('A press shows at once that it was felt, and is answered once', async ({ page }) => {
  const come = await holdCode(page)
  await page.goto('/')
  const launcher = page.getByRole('button', { name: chatbotTexts.open })
  await launcher.click()
  await languageButton(page).click()
  await expect(launcher).not.toHaveAttribute('data-pressed')
  await expect(languageButton(page)).toHaveAttribute('data-pressed', '')
  come()
  await expect(page.getByRole('menuitemradio')).toHaveCount(LANGUAGES.length)
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  await page.waitForTimeout(300)
  await expect(page.getByRole('menuitemradio')).toHaveCount(LANGUAGES.length)
})

test('A theme menu, a chat and a form are answered that were pressed before their code came', async ({
  page,
}) => {
  for (const { press, answer } of [
    {
      press: page.getByRole('button', { name: 'Tema:' }),
      answer: page.getByRole('menuitemradio', { name: 'Escuro' }),
    },
    {
      press: page.getByRole('button', { name: chatbotTexts.open }),
      answer: page.getByRole('dialog'),
    },
    {
      press: contactForm(page).submit,
      answer: contactForm(page).form.getByText('Preencha').first(),
    },
  ]) {
    const come = await holdCode(page)
    await page.goto('/')
    await press.click()
    await expect(press).toHaveAttribute('data-pressed', '')
    come()
    await expect(answer).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('Before their code has come a dead link does nothing, and a phone is typed, to be masked later', async ({
  page,
}) => {
  const come = await holdCode(page)
  await page.goto('/')
  await styled(page)
  await page.locator('footer a[href="#"]').first().click({ force: true })
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await expect(page).toHaveURL('/')

  const phone = contactForm(page).field('phone')
  await phone.pressSequentially('11912345678')
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4))
  come()
  await expect(phone).toHaveValue('(11) 91234-5678')
  const caret = await phone.evaluate((input: HTMLInputElement) => input.selectionStart)
  // After the fourth digit.
  expect(caret).toBe(7)
})
