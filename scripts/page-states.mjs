import { Buffer } from 'node:buffer'

/** @typedef {import('@playwright/test').Page} Page */

const MAIL = '**/api/v1.0/email/send'
const TOAST = 'ol > li[data-state="open"]'

/**
 * Writes a form's fields as a visitor's browser would, and sends it.
 * @param {Page} page
 * @param {string} form selector
 */
async function send(page, form) {
  const fields = page.locator(form)
  await fields.locator('[autocomplete="name"]').fill('Visitante de Teste')
  await fields.locator('[autocomplete="email"]').fill('visitante@empresa.example')
  await fields.locator('[autocomplete^="tel"]').fill('11912345678')
  for (const message of await fields.locator('textarea').all()) await message.fill('Uma linha.')
  await fields.locator('[type="submit"]').click()
}

/** @param {Page} page */
async function openRequest(page) {
  await page.locator('main [aria-haspopup="dialog"]').first().click()
  await page.locator('[role="dialog"] form').waitFor()
}

/** @param {object} token */
function link(token) {
  return `/download/${Buffer.from(JSON.stringify(token)).toString('base64')}`
}

/** @param {Page} page */
async function stopClock(page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/**
 * What visitors come to see of the site: the way there, and the mark that it is reached.
 * @typedef {object} State
 * @property {string} name
 * @property {string} path
 * @property {boolean} [phone]
 * @property {(page: Page) => Promise<unknown>} [before]
 * @property {(page: Page) => Promise<unknown>} [act]
 * @property {string} mark
 */

/** @type {State[]} */
export const STATES = [
  { name: 'home page', path: '/', mark: '#contact form' },
  { name: 'home page on a phone', path: '/', phone: true, mark: '#contact form' },
  { name: 'materials', path: '/downloads', mark: 'main li' },
  { name: '404 page', path: '/nada/aqui', mark: 'main [href="/"]' },
  {
    name: 'download link that is valid',
    path: link({ id: '1', file: 'ia-guia.pdf', exp: 9e12 }),
    before: stopClock,
    mark: 'main [role="status"]',
  },
  {
    name: 'download link that is not',
    path: '/download/x',
    before: stopClock,
    mark: 'main [role="status"]',
  },
  {
    name: 'home page after a download',
    path: link({ id: '1', file: 'ia-guia.pdf', exp: 9e12 }),
    mark: TOAST,
  },
  {
    name: 'mobile menu',
    path: '/',
    phone: true,
    act: (page) => page.locator('header button[aria-expanded]:not([aria-haspopup])').click(),
    mark: '#mobile-menu a',
  },
  {
    name: 'language menu',
    path: '/',
    act: (page) => page.locator('header [aria-haspopup="menu"]').click(),
    mark: '[role="menu"] [role="menuitemradio"]',
  },
  {
    name: 'theme menu',
    path: '/',
    act: (page) => page.locator('footer [aria-haspopup="menu"]').click(),
    mark: '[role="menu"] [role="menuitemradio"]',
  },
  {
    name: 'tooltip',
    path: '/',
    act: (page) => page.locator('footer a[aria-disabled]').last().focus(),
    mark: '[role="tooltip"]',
  },
  { name: 'modal', path: '/downloads', act: openRequest, mark: '[role="dialog"] form' },
  {
    name: 'modal on a phone',
    path: '/downloads',
    phone: true,
    act: openRequest,
    mark: '[role="dialog"] form',
  },
  {
    name: 'modal with faults',
    path: '/downloads',
    act: async (page) => {
      await openRequest(page)
      await page.locator('[role="dialog"] [type="submit"]').click()
    },
    mark: '[role="dialog"] [aria-invalid="true"]',
  },
  {
    name: 'modal that failed to send',
    path: '/downloads',
    before: (page) => page.route(MAIL, (route) => route.abort()),
    act: async (page) => {
      await openRequest(page)
      await send(page, '[role="dialog"] form')
    },
    mark: TOAST,
  },
  {
    name: 'link sent',
    path: '/downloads',
    act: async (page) => {
      await openRequest(page)
      await send(page, '[role="dialog"] form')
    },
    mark: TOAST,
  },
  {
    name: 'contact form with faults',
    path: '/',
    act: (page) => page.locator('#contact [type="submit"]').click(),
    mark: '#contact [aria-invalid="true"]',
  },
  {
    name: 'message sent',
    path: '/',
    act: (page) => send(page, '#contact form'),
    mark: TOAST,
  },
  {
    name: 'message that failed to send',
    path: '/',
    before: (page) => page.route(MAIL, (route) => route.abort()),
    act: (page) => send(page, '#contact form'),
    mark: TOAST,
  },
  {
    name: 'no connection',
    path: '/',
    act: (page) => page.context().setOffline(true),
    mark: TOAST,
  },
  { name: 'preview of the chat', path: '/', mark: '.chatbot-preview' },
  {
    name: 'chat',
    path: '/',
    act: (page) => page.locator('.chatbot-button').click(),
    mark: '.chatbot-log .typebot-buttons-input',
  },
  {
    name: 'chat on a phone',
    path: '/',
    phone: true,
    act: (page) => page.locator('.chatbot-button').click(),
    mark: '.chatbot-log .typebot-buttons-input',
  },
  {
    name: 'chat that failed',
    path: '/',
    before: (page) => page.route('**/startChat', (route) => route.abort()),
    act: (page) => page.locator('.chatbot-button').click(),
    mark: '.chatbot-failure',
  },
]

/** @param {Page} page */
function isHydrated(page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main, main section, header button, footer')]
    return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
  })
}

/**
 * Brings the page to a state.
 * @param {Page} page
 * @param {State} state
 */
export async function reach(page, { path, before, act, mark }) {
  await before?.(page)
  await page.goto(path)
  // What comes when the browser is idle comes at once to whoever uses the page.
  for (let x = 1; !(await isHydrated(page)); x += 1) await page.mouse.move(x % 100, 1)
  await act?.(page)
  await page.locator(mark).first().waitFor()
}
