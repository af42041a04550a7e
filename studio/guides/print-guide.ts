import type { Browser, Page } from '@playwright/test'
import type { Company } from '../site.ts'
import { drawCoverPage, drawShelfCover } from './covers.ts'
import { findOverfull } from './find-overfull.ts'
import { finishPdf, readPlaces } from './finish-pdf.ts'
import { guideDigest, guideHtml } from './guide-html.ts'
import { preparePage } from './prepare-page.ts'
import { EDITION, MARGIN, PAGE, type GuideSettings } from './settings.ts'

/** Page numbers that become shorter may move the text once more. */
const PRINTINGS = 4

export async function printGuide(
  browser: Browser,
  guide: GuideSettings,
  company: Company,
  faces: string,
): Promise<{ bytes: Uint8Array; shelfCover: Buffer; overfull: string[] }> {
  const page = await browser.newPage()
  const shelfCover = await drawShelfCover(page, guide, { brand: company.brand, css: faces })
  const coverPage = await drawCoverPage(guide, shelfCover)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: PAGE.width - 2 * MARGIN.side, height: PAGE.height })
  await page.setContent(await guideHtml(guide, company, coverPage, faces))
  await page.evaluate(async () => {
    for (const face of document.fonts) await face.load()
  })
  await page.evaluate(preparePage)
  const pageHeight = PAGE.height - MARGIN.top - MARGIN.bottom
  await page.evaluate(fitContents, pageHeight)
  const overfull = await page.evaluate(findOverfull, pageHeight)
  const printed = await printNumbered(page)
  await page.close()
  const bytes = await finishPdf(printed, {
    title: guide.title,
    author: company.brand,
    subject: guide.subject,
    date: new Date(EDITION.iso),
    digest: await guideDigest(guide, company),
  })
  return { bytes, shelfCover, overfull }
}

/** Where a long brand takes more lines, those of the contents stand closer. Runs in the page. */
function fitContents(pageHeight: number) {
  const LEAST_PT = 1
  const contents = document.querySelector('.contents')
  const lines = document.querySelectorAll<HTMLElement>('.contents ol a')
  for (let padding = 2.75; padding >= LEAST_PT; padding -= 0.25) {
    if (!contents || contents.getBoundingClientRect().height <= pageHeight) return
    for (const line of lines) line.style.padding = `${padding}pt 0`
  }
}

/** Chromium cannot ask where a target lies, so: print, read the places, fill them in, print again. */
async function printNumbered(page: Page) {
  let filled = ''
  for (let printing = 0; printing < PRINTINGS; printing += 1) {
    const printed = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    const places = await readPlaces(printed)
    if (JSON.stringify(places) === filled) return printed
    filled = JSON.stringify(places)
    await page.evaluate((numbers) => {
      for (const link of document.querySelectorAll('.contents ol a, a.page'))
        if (link instanceof HTMLAnchorElement && link.lastElementChild)
          link.lastElementChild.textContent = String(numbers[link.hash.slice(1)])
    }, places)
  }
  throw new Error('The page numbers move the pages')
}
