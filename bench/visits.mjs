/** @import { Browser, Page } from '@playwright/test' */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1440, height: 900 } }
/** By then a page has fetched what it will; the visit that it counts is never told to have ended. */
const QUIET_MS = 2000
/** The processor at a quarter. */
const SLOWDOWN = 4
/** Slow 3G: 400 kbit/s, and as many ms to the server and back. */
const SLOW_LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const DIGITS = '48912345678'

const MENU = 'header button[aria-expanded]:not([aria-haspopup])'
const LANGUAGE = 'header [aria-haspopup="menu"]'
const THEME = 'footer [aria-haspopup="menu"]'
const DIALOG_BUTTON = 'main [aria-haspopup="dialog"]'
const DOWNLOADS_LINK = 'header [href$="/downloads"]'
const CHOICE = '[role="menuitemradio"]'

/** @type {Record<string, [path: string, size: object, act: (page: Page) => Promise<unknown>]>} */
const INTERACTIONS = {
  'mobile menu': ['/', PHONE, (page) => page.click(MENU)],
  'language menu': ['/', DESK, (page) => page.click(LANGUAGE)],
  'theme menu': ['/', DESK, (page) => page.click(THEME)],
  typing: ['/', PHONE, (page) => page.locator('#contact [type="tel"]').pressSequentially(DIGITS)],
  dialog: ['/downloads', PHONE, (page) => page.locator(DIALOG_BUTTON).first().click()],
  'to /downloads': ['/', DESK, (page) => page.locator(DOWNLOADS_LINK).first().click()],
}

/** @type {Record<string, [size: object, control: string, answer: string]>} */
const FIRST_PRESSES = {
  'mobile menu': [PHONE, MENU, '#mobile-menu a'],
  'language menu': [DESK, LANGUAGE, CHOICE],
  'theme menu': [DESK, THEME, CHOICE],
  'talk button': [PHONE, '.hero [target="_blank"]', ''],
  'services link': [PHONE, '.hero [href$="#services"]', '#services'],
}

/** Keeps the longest time from an event of the visitor to the next paint. */
function watchEvents() {
  const options = { type: 'event', buffered: true, durationThreshold: 16 }
  let longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        longest = Math.max(longest, entry.duration)
    document.documentElement.dataset['longestMs'] = String(longest)
  }).observe(options)
}

/** @param {Page} page */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return session
}

/**
 * From an event to the next paint, with the processor slowed, once the page is loaded and idle.
 * @param {Browser} browser
 * @param {string} origin with the folder of the site
 */
export async function interactionTimes(browser, origin) {
  /** @type {Record<string, number>} */
  const times = {}
  for (const [name, [path, size, act]] of Object.entries(INTERACTIONS)) {
    const page = await browser.newPage(size)
    await page.addInitScript(watchEvents)
    await page.goto(origin + path)
    await page.waitForTimeout(QUIET_MS)
    await slowDown(page)
    await act(page)
    // The observer is told of an event after the paint that follows it.
    await page.waitForTimeout(800)
    times[name] = Number(await page.locator('html').getAttribute('data-longest-ms'))
    await page.close()
  }
  return times
}

/**
 * From a press, as soon as the control is seen, to its answer: on a slow line, by a slow processor.
 * @param {Browser} browser
 * @param {string} origin
 */
export async function firstPressTimes(browser, origin) {
  /** @type {Record<string, number>} */
  const times = {}
  for (const [name, [size, control, answer]] of Object.entries(FIRST_PRESSES)) {
    const context = await browser.newContext(size)
    const page = await context.newPage()
    const session = await slowDown(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE })
    await page.goto(`${origin}/`, { waitUntil: 'commit' })
    await page.locator(control).first().waitFor()
    const pressed = Date.now()
    const answered = answer ? inView(page, answer) : context.waitForEvent('page')
    await Promise.all([answered, page.locator(control).first().click()])
    times[name] = Date.now() - pressed
    await context.close()
  }
  return times
}

/** @param {Page} page @param {string} selector */
async function inView(page, selector) {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted)
    const { top = Infinity, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    return element?.checkVisibility() && bottom > 0 && top < innerHeight
  }, selector)
}
