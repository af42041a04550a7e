import { readFile } from 'node:fs/promises'
import { archivoFaces, headlineWidth } from './archivo-faces.mjs'
import { findOverfull } from './find-overfull.mjs'
import { finishPdf, readPages } from './finish-pdf.mjs'
import { guideDigest } from './guide-digest.mjs'
import { coverPage, coverPicture } from './guide-covers.mjs'
import { EDITION, PAGE } from './guide-settings.mjs'
import { guideShell, MARGIN } from './guide-shell.mjs'
import { pageFurniture } from './page-furniture.mjs'
import { preparePage } from './prepare-page.mjs'

/** @import { Browser, Page } from 'playwright' */
/** @import { Company } from '../brand/company.mjs' */
/** @import { GuideSettings } from './guide-settings.mjs' */
/** @import { Place } from './finish-pdf.mjs' */
/** @import { PageKind, PagePlan } from './page-furniture.mjs' */
/** @import { Entry } from './prepare-page.mjs' */

const HERE = new URL('./', import.meta.url)
const PX_PER_PT = 96 / 72

/**
 * One guide as a finished PDF file, and its cover as a PNG of the art's own shape.
 *
 * @param {Browser} browser
 * @param {GuideSettings} guide
 * @param {Company} company
 * @returns {Promise<{ bytes: Uint8Array, cover: Buffer }>}
 */
export async function printGuide(browser, guide, company) {
  const source = await readFile(new URL(guide.source, HERE), 'utf8')
  const chapters = source.match(/<section[^>]*class="chapter"/g)?.length ?? 0
  const widths = Array.from({ length: chapters }, (_, index) => headlineWidth(index, chapters))
  const faces = await archivoFaces([guide.display.width, ...widths])
  const css = `${faces}\n${await readFile(new URL('guide.css', HERE), 'utf8')}`

  const page = await browser.newPage()
  const picture = await coverPicture(page, guide, { brand: company.brand, css: faces })
  const cover = await coverPage(guide, picture)
  await page.emulateMedia({ media: 'print' })
  await show(page, guideShell({ guide, company, css, source, cover }), PAGE.width)

  await narrow(page, PAGE.width - MARGIN.left - MARGIN.right)
  const { entries, headings, numbered } = await page.evaluate(preparePage, { widths })
  const overfull = await page.evaluate(findOverfull)
  if (overfull.length > 0) throw new Error(`${guide.source} does not fit:\n${overfull.join('\n')}`)
  const { printed, ...outcome } = await printNumbered(page)

  const plans = planPages(entries, outcome)
  await show(page, pageFurniture({ guide, plans, css: faces }), PAGE.width)
  const furniture = await print(page, false)
  await page.close()

  const metadata = {
    title: guide.title,
    author: company.brand,
    subject: guide.subject,
    date: new Date(EDITION.iso),
    digest: await guideDigest(guide),
  }
  return {
    bytes: await finishPdf({ printed, furniture, headings, numbered, metadata }),
    cover: picture,
  }
}

/** @param {Page} page @param {string} html @param {number} widthPt */
async function show(page, html, widthPt) {
  await narrow(page, widthPt)
  await page.setContent(html)
  await page.evaluate(async () => {
    for (const face of document.fonts) await face.load()
  })
}

/** @param {Page} page @param {number} widthPt */
async function narrow(page, widthPt) {
  await page.setViewportSize({ width: Math.round(widthPt * PX_PER_PT), height: 1000 })
}

function print(/** @type {Page} */ page, tagged = true) {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged, outline: tagged })
}

/** Chromium cannot ask where a target lies, so: print, read the places, fill them in, print again. */
async function printNumbered(/** @type {Page} */ page) {
  const first = await readPages(await print(page))
  const numbers = Object.fromEntries([...first.places].map(([id, place]) => [id, place.page]))
  await page.evaluate((numberOf) => {
    for (const number of document.querySelectorAll('.contents .page')) {
      const target = number.closest('a')?.hash.slice(1) ?? ''
      number.textContent = String(numberOf[target])
    }
  }, numbers)
  const printed = await print(page)
  const second = await readPages(printed)
  if ([...second.places].some(([id, place]) => numbers[id] !== place.page))
    throw new Error('The numbers in the contents moved the chapters')
  return { printed, ...second }
}

/**
 * @param {readonly Entry[]} entries
 * @param {{ places: ReadonlyMap<string, Place>, count: number }} outcome
 * @returns {PagePlan[]}
 */
function planPages(entries, { places, count }) {
  const head = PAGE.height - MARGIN.top - 1
  const starts = entries.map(({ id, kind, title }) => {
    const place = places.get(id)
    if (!place) throw new Error(`The contents lead nowhere: ${id}`)
    return { kind, title, page: place.page, opens: place.y > head }
  })
  if (starts[0]?.page !== 3) throw new Error('The contents do not fit their page')
  return Array.from({ length: count }, (_, index) => {
    const here = starts.filter(({ page }) => page === index + 1)
    const before = starts.filter(
      ({ kind, page, opens }) =>
        kind === 'chapter' && (page <= index || (opens && page === index + 1)),
    )
    return { kind: kindOf(index, here), running: before.at(-1)?.title ?? '' }
  })
}

/** @param {number} index @param {readonly { kind: Entry['kind'], opens: boolean }[]} starts @returns {PageKind} */
function kindOf(index, starts) {
  if (index === 0) return 'cover'
  if (index === 1) return 'contents'
  const opening = starts.find(({ opens }) => opens)
  if (opening?.kind === 'chapter') return 'opener'
  return opening?.kind ?? 'text'
}
