import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { runnerImport } from 'vite'
import * as page from './in-page.mjs'
import { FAULTS_KEY } from './serve.mjs'

/** @import { Driver } from './driver.ts' */
/** @typedef {Awaited<ReturnType<typeof import('./serve.mjs').serveSite>>} Site */
/**
 * @typedef {object} Journey
 * @property {string} name
 * @property {(driver: Driver, site: Site) => Promise<void>} run
 * @property {RegExp} [faults] what may be told on the way
 */

/** @type {{ module: typeof import('./texts.ts') }} */
const { module: site } = await runnerImport('./scripts/browsers/texts.ts', {
  resolve: { alias: { '@': path.resolve('src') } },
})
const { ASKED, dictionaries, downloadsTexts, formTexts, ROUTES, texts, WRITTEN } = site
const [GUIDE] = site.MATERIALS
const CONTACT = '#contact form'
const DIALOG = '[role="dialog"]'
const TOAST = 'li[data-state="open"]'
const LIMIT_MS = 10_000
/** Within this a scroll that nobody asked for would have begun. */
const SETTLE_MS = 500

/**
 * Reads again and again until what is read is as it should be.
 * @template T
 * @param {() => T | Promise<T>} read
 * @param {T} wanted
 * @param {string} [message]
 */
async function until(read, wanted, message) {
  const limit = Date.now() + LIMIT_MS
  for (;;) {
    try {
      assert.deepEqual(await read(), wanted, message)
      return
    } catch (error) {
      if (Date.now() > limit) throw error
      await wait(50)
    }
  }
}

/**
 * @param {Driver} driver
 * @param {string} selector
 * @param {string} [words]
 */
const seen = (driver, selector, words = '') =>
  until(() => driver.has(page.find, selector, words), true, `${selector} ${words}`)

/**
 * @param {Driver} driver
 * @param {string} selector
 */
const gone = (driver, selector) =>
  until(() => driver.has(page.find, selector), false, `${selector} is still there`)

/** @param {Driver} driver */
const hydrated = (driver) => until(() => driver.run(page.isHydrated), true, 'hydrated')

/** @param {Driver} driver */
const place = (driver) => driver.run(() => window.location.pathname)

/** @param {Driver} driver */
const scrolled = (driver) => driver.run(() => Math.round(window.scrollY))

/**
 * Opens an address of the site and waits until it can be used.
 * @param {Driver} driver
 * @param {Site} served
 * @param {string} address
 */
async function visit(driver, served, address) {
  await driver.open(served.origin + address)
  await hydrated(driver)
}

/**
 * Writes into fields, by their labels.
 * @param {Driver} driver
 * @param {string} form
 * @param {[label: string, value: string][]} written
 */
async function write(driver, form, written) {
  for (const [label, value] of written) {
    await driver.click(page.findField, form, label)
    await driver.type(value)
  }
}

/**
 * @param {Driver} driver
 * @param {string} opener
 * @param {string} item
 */
async function choose(driver, opener, item) {
  await driver.click(page.find, opener)
  await seen(driver, '[role="menuitemradio"]', item)
  await driver.click(page.find, '[role="menuitemradio"]', item)
}

/** @param {Driver} driver */
const language = (driver) =>
  driver.run(
    (key) => [
      document.documentElement.lang,
      localStorage.getItem(key),
      document.title,
      document.querySelector('header a[href="/#services"]')?.textContent,
    ],
    site.LANGUAGE_STORAGE_KEY,
  )

/** @param {Driver} driver */
const theme = (driver) =>
  driver.run((key) => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
    const dark = (backgroundColor.match(/\d+/g) ?? []).every((part) => Number(part) < 64)
    return [document.documentElement.className, localStorage.getItem(key), colorScheme, dark]
  }, site.THEME_STORAGE_KEY)

/**
 * The PDF that was saved, whole.
 * @param {Driver} driver
 */
function savedGuide(driver) {
  const file = path.join(driver.downloads, GUIDE.file)
  if (!existsSync(file)) return false
  const bytes = readFileSync(file)
  return bytes.subarray(0, 5).toString() === '%PDF-' && bytes.includes('%%EOF', -1024)
}

/** @type {Journey[]} */
export const JOURNEYS = [
  {
    name: 'The home page opens, is hydrated, and has its sections and pictures',
    run: async (driver, served) => {
      await visit(driver, served, ROUTES.home)
      assert.equal(await driver.run(() => document.title), texts.meta.title)
      for (const id of Object.values(site.SECTION_IDS)) await seen(driver, `#${id} :is(h1, h2)`)
      const { count, missing } = await driver.run(page.missingPictures)
      assert.ok(count > 4, `${count} pictures`)
      assert.deepEqual(missing, [])
      await driver.run(() => document.fonts.ready.then(() => true))
      assert.ok(await driver.run(() => document.fonts.check('16px Archivo')), 'the typeface')
    },
  },
  {
    name: 'The home page closes its headlines on the measure and keeps its rows together',
    run: async (driver, served) => {
      await visit(driver, served, ROUTES.home)
      await driver.run(() => document.fonts.ready.then(() => true))
      const { axis, headlines, calls, gaps } = await driver.run(page.layout)
      assert.equal(headlines.length, 5)
      const [least, most] = [Math.min(...headlines), Math.max(...headlines)]
      assert.ok(most < axis && least > 0.985 * most, `${headlines.join()} before ${axis}`)
      assert.deepEqual(calls, [1, 1])
      assert.equal(gaps.length, 4)
      for (const gap of gaps) assert.ok(gap >= 0 && gap < 40, `${gap} px below a course's title`)
    },
  },
  {
    name: 'A language chosen in the menu is shown, and kept after a reload',
    run: async (driver, served) => {
      await visit(driver, served, ROUTES.home)
      const name = site.LANGUAGES.find(({ value }) => value === 'ja-JP')?.label ?? ''
      await choose(driver, 'header [aria-haspopup="menu"]', name)
      const { meta, header } = dictionaries['ja-JP']
      const japanese = ['ja-JP', 'ja-JP', meta.title, header.services]
      await until(() => language(driver), japanese)
      await driver.reload()
      await hydrated(driver)
      await until(() => language(driver), japanese)
    },
  },
  {
    name: 'The dark theme chosen in the footer is applied, and kept after a reload',
    run: async (driver, served) => {
      await visit(driver, served, ROUTES.downloads)
      await until(() => theme(driver), ['light', null, 'light', false])
      await choose(driver, 'footer [aria-haspopup="menu"]', site.footerTexts.theme.dark)
      await until(() => theme(driver), ['dark', 'dark', 'dark', true])
      await driver.reload()
      assert.deepEqual(await theme(driver), ['dark', 'dark', 'dark', true])
    },
  },
  {
    name: 'The masked phone keeps the caret beside its digit',
    run: async (driver, served) => {
      await visit(driver, served, ROUTES.home)
      const label = site.contactTexts.form.phone
      await driver.click(page.findField, CONTACT, label)
      await driver.type('11912345678')
      assert.equal(await driver.run(page.caret), '(11) 91234-5678|')
      await driver.run(page.placeCaret, 7)
      await driver.press('Backspace')
      assert.equal(await driver.run(page.caret), '(11) 9|2345-678')
      await driver.type('1')
      assert.equal(await driver.run(page.caret), '(11) 91|234-5678')
      await driver.press('Delete')
      assert.equal(await driver.run(page.caret), '(11) 91|345-678')
      await driver.run(page.placeCaret, 10)
      await driver.press('Delete')
      assert.equal(await driver.run(page.caret), '(11) 91345|-78')
      await driver.run(page.placeCaret, 5)
      await driver.press('Backspace')
      assert.equal(await driver.run(page.caret), '(1|9) 13457-8')
    },
  },
  {
    name: 'The contact form names its faults, then is sent and arrives as a mail',
    run: async (driver, served) => {
      const labels = site.contactTexts.form
      await visit(driver, served, ROUTES.home)
      await driver.click(page.find, `${CONTACT} [type="submit"]`)
      const told = () =>
        driver.run(
          (form) =>
            [...document.querySelectorAll(`${form} [aria-invalid="true"]`)].map(
              (field) => document.getElementById(`${field.id}-error`)?.textContent,
            ),
          CONTACT,
        )
      await until(told, Array(4).fill(formTexts.required))
      const first = await driver.run(
        (form) => document.activeElement === document.querySelector(`${form} label + div input`),
        CONTACT,
      )
      assert.ok(first, 'the focus is on the first fault')

      await write(driver, CONTACT, [
        [labels.name, WRITTEN.name],
        [labels.email, 'visitante'],
      ])
      await until(async () => (await told())[0], formTexts.emailInvalid)
      await driver.type('@empresa.example')
      await write(driver, CONTACT, [
        [labels.phone, '11912345678'],
        [labels.company, WRITTEN.company],
        [labels.message, WRITTEN.message],
      ])
      assert.deepEqual(await driver.run(page.values, CONTACT), Object.values(WRITTEN))
      await driver.click(page.find, `${CONTACT} [type="submit"]`)
      await seen(driver, TOAST, formTexts.contactSent.title)
      await until(() => driver.run(page.values, CONTACT), Array(5).fill(''))

      const [mail] = await served.mails()
      const { time, ...params } = mail?.params ?? {}
      assert.deepEqual(params, { ...WRITTEN, title: `${WRITTEN.name} (${WRITTEN.company})` })
      assert.match(String(time), /^\d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d$/)
    },
  },
  {
    name: 'A guide asked for in the modal comes by the link in the mail',
    run: async (driver, served) => {
      const { modal, buttonLabel, started } = downloadsTexts
      await visit(driver, served, ROUTES.downloads)
      await driver.click(page.find, 'main button', site.fill(buttonLabel, { title: GUIDE.title }))
      await seen(driver, DIALOG, modal.title)
      await write(driver, DIALOG, [
        [modal.name, ASKED.name],
        [modal.email, ASKED.email],
        [modal.phone, ASKED.phone],
        [modal.company, ASKED.company],
      ])
      await driver.click(page.find, `${DIALOG} [type="submit"]`)
      await seen(driver, TOAST, formTexts.linkSent.title)
      await gone(driver, DIALOG)

      const [mail] = await served.mails()
      await driver.open(String(mail?.params['link']))
      await seen(driver, TOAST, started.title)
      await until(() => place(driver), ROUTES.home)
      await until(() => savedGuide(driver), true, 'the PDF is saved')
    },
  },
  {
    name: 'An expired and a malformed link are answered with an alert and the way home',
    run: async (driver, served) => {
      /** @type {[token: string, alert: string][]} */
      const links = [
        [site.tokenFor(GUIDE.file, Date.now() - 1000), downloadsTexts.expired],
        [site.tokenFor('outro.pdf', Date.now() + 60_000), downloadsTexts.invalid],
        ['nada', downloadsTexts.invalid],
      ]
      for (const [token, alert] of links) {
        await driver.open(served.origin + site.downloadPath(token))
        assert.equal(await driver.alert(), alert)
        await until(() => place(driver), ROUTES.home)
        await hydrated(driver)
      }
    },
  },
  {
    name: 'An unknown address is answered with the page that names it',
    faults: /^console error: 404: \/nada$/,
    run: async (driver, served) => {
      await visit(driver, served, '/nada')
      assert.equal((await fetch(`${served.origin}/nada`)).status, 404)
      await seen(driver, 'main h1', site.notFoundTexts.heading)
      await seen(driver, 'main p', `/nada ${site.notFoundTexts.missing}`)
      assert.deepEqual((await driver.run(page.missingPictures)).missing, [])
      await driver.click(page.find, 'main a', site.notFoundTexts.home)
      await until(() => place(driver), ROUTES.home)
      await until(() => driver.run(() => document.title), texts.meta.title)
    },
  },
  {
    name: 'On a phone the menu opens, leads to a section, and gives the focus back',
    run: async (driver, served) => {
      await driver.resize(390, 844)
      await visit(driver, served, ROUTES.home)
      const { openMenu, closeMenu } = texts.labels
      await driver.click(page.find, 'header button', openMenu)
      await seen(driver, '#mobile-menu a', texts.header.downloads)
      await driver.press('Escape')
      await until(() => driver.run(page.focused), openMenu)
      await gone(driver, '#mobile-menu')

      await driver.click(page.find, 'header button', openMenu)
      await seen(driver, 'header button', closeMenu)
      await driver.click(page.find, '#mobile-menu a', texts.header.contact)
      await gone(driver, '#mobile-menu')
      const away = () =>
        driver.run((id) => {
          const section = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
          return Math.abs(section - header) < 2
        }, site.SECTION_IDS.contact)
      await until(away, true, 'the section stands under the header')
      assert.equal(await driver.run(() => document.activeElement?.id), site.SECTION_IDS.contact)
    },
  },
  {
    name: 'The chatbot opens, answers, and is closed by Escape',
    run: async (driver, served) => {
      const { open } = site.chatbotTexts
      const [service] = site.SERVICES
      await visit(driver, served, ROUTES.downloads)
      await driver.click(page.find, 'aside button', open)
      await seen(driver, DIALOG, site.chatbotTexts.title)
      for (const choice of [texts.header.services, service?.title ?? '']) {
        await until(() => driver.has(page.findChoice, choice), true, `the choice ${choice}`)
        await driver.click(page.findChoice, choice)
      }
      const answered = async () =>
        (await driver.run(page.conversation)).includes(service?.features[0] ?? '')
      await until(answered, true, 'the answer')
      await driver.press('Escape')
      await until(() => driver.run(page.focused), open)
    },
  },
  {
    name: 'No page scrolls sideways, on a phone or on a desk',
    faults: /^console error: 404: \/nada$/,
    run: async (driver, served) => {
      for (const address of [ROUTES.home, ROUTES.downloads, '/nada']) {
        await visit(driver, served, address)
        for (const width of [320, 390, 768, 1440]) {
          await driver.resize(width, 900)
          assert.equal(await driver.run(page.sideways), 0, `${address} at ${width} px`)
        }
      }
    },
  },
  {
    name: 'By keyboard the first stop skips to the content, and Escape leaves the modal as it was',
    run: async (driver, served) => {
      await visit(driver, served, ROUTES.downloads)
      await driver.press('Tab')
      assert.equal(await driver.run(page.focused), texts.labels.skipToContent)
      const shown = () =>
        driver.run(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0)
      await until(shown, true, 'the link is in view')
      await driver.press('Enter')
      await until(() => driver.run(() => document.activeElement?.tagName), 'MAIN')

      const opener = site.fill(downloadsTexts.buttonLabel, { title: GUIDE.title })
      await driver.click(page.find, 'main button', opener)
      await until(() => driver.run(page.focused), downloadsTexts.modal.close)
      const before = await scrolled(driver)
      await driver.click(page.find, `${DIALOG} [type="submit"]`)
      await until(() => driver.run(() => document.activeElement?.tagName), 'INPUT')
      await driver.press('Escape')
      await gone(driver, DIALOG)
      assert.equal(await driver.run(page.focused), opener)
      await wait(SETTLE_MS)
      assert.equal(await scrolled(driver), before, 'the page stands where it was')
    },
  },
]

/**
 * Leaves the browser as a new visitor's, on a desk.
 * @param {Driver} driver
 * @param {Site} served
 */
export async function begin(driver, served) {
  await served.emptyInbox()
  await driver.renew(`${served.origin}/robots.txt`)
  await driver.resize(1440, 900)
}

/**
 * The faults that the pages have noted since the journey began.
 * @param {Driver} driver
 * @returns {Promise<string[]>}
 */
export async function faults(driver) {
  return JSON.parse(await driver.run((key) => sessionStorage.getItem(key) ?? '[]', FAULTS_KEY))
}
