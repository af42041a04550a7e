import { chromium } from '@playwright/test'

const SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, path: string, size: typeof PHONE, act: (page: Page) => Promise<void> }} Interaction */

/** @type {Interaction[]} */
const INTERACTIONS = [
  {
    name: 'mobile menu',
    path: '/',
    size: PHONE,
    act: (page) => page.getByRole('button', { name: 'Abrir menu' }).click(),
  },
  {
    name: 'language menu',
    path: '/',
    size: DESKTOP,
    act: (page) => page.getByRole('button', { name: /Mudar idioma/ }).click(),
  },
  {
    name: 'theme',
    path: '/',
    size: DESKTOP,
    act: async (page) => {
      await page.getByRole('button', { name: /^Tema/ }).click()
      await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
    },
  },
  {
    name: 'typing a phone number',
    path: '/',
    size: PHONE,
    act: async (page) => {
      const phone = page.getByRole('textbox', { name: 'Telefone' })
      await phone.click()
      await phone.pressSequentially('48912345678', { delay: 60 })
    },
  },
  {
    name: 'opening the modal',
    path: '/downloads',
    size: PHONE,
    act: (page) =>
      page
        .getByRole('button', { name: /^Download:/ })
        .first()
        .click(),
  },
  {
    name: 'going to /downloads',
    path: '/',
    size: DESKTOP,
    act: (page) => page.getByRole('link', { name: 'Downloads' }).first().click(),
  },
]

function watchEvents() {
  const scope = /** @type {{ longestMs?: number }} */ (/** @type {unknown} */ (window))
  scope.longestMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        scope.longestMs = Math.max(scope.longestMs ?? 0, entry.duration)
  }).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    }),
  )
}

/**
 * The longest time from a visitor's event to the next paint, with the processor slowed.
 * @param {string} origin
 * @param {string | undefined} executablePath
 * @returns {Promise<{ name: string, ms: number }[]>}
 */
export async function interactionTimes(origin, executablePath) {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const results = []
  for (const { name, path, size, act } of INTERACTIONS) {
    const page = await browser.newPage({ viewport: size, locale: 'pt-BR' })
    await page.addInitScript(watchEvents)
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    // What is loaded when the page is idle is there before a visitor has found what to press.
    await page.waitForTimeout(500)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await act(page)
    await page.waitForTimeout(800)
    const ms = await page.evaluate(
      () => /** @type {{ longestMs?: number }} */ (/** @type {unknown} */ (window)).longestMs ?? 0,
    )
    results.push({ name, ms })
    await page.close()
  }
  await browser.close()
  return results
}
