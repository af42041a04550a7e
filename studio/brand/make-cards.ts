import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { CardWords, Made } from '../../plugins/brand/made.ts'
import { readMark } from '../../plugins/brand/mark.ts'
import { cardAddress, cardWords } from '../../plugins/brand/share-card.ts'
import { escapeHtml } from '../../plugins/escape-html.ts'
import { colourFiles, fontFile } from '../../plugins/settings/site-folder.ts'
import { textsOf, type Site } from '../../plugins/site/site.ts'
import type { Language } from '../../src/site/language.ts'
import { widthInLetters } from '../../src/text/width-in-letters.ts'
import { save, saveMade } from '../save.ts'
import { FOLDER, currentSite, ROOT } from '../site.ts'
import { withBrowser } from '../with-browser.ts'

const CARD = { width: 1200, height: 630 }
/** The background of a card: the owner's picture, or else the sky. */
const OWN_PICTURE = path.join(ROOT, FOLDER.content, 'share.svg')
const SKY = path.join(import.meta.dirname, 'art/sky-card.svg')
/** Every service that shows link previews loads pictures up to this size. */
const LIMIT_KB = 120

export async function makeCards(): Promise<void> {
  const site = currentSite()
  const style = await cardStyle()
  const picture = await cardPicture(site)
  const { cards: before } = site.made
  const cards: Made['cards'] = {}
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: CARD, deviceScaleFactor: 2 })
    for (const { value: language, prefix } of site.languages) {
      const address = cardAddress(prefix)
      const words = cardWords(site, textsOf(language, site))
      const card = await drawCard(page, language, words, style + picture)
      if (card) save(FOLDER.public + address, card)
      const isKept = !card && isDeepStrictEqual(words, before[language])
      if (card || isKept) cards[language] = words
      if (!card)
        console.warn(
          `  ${address} is ${isKept ? 'left as it is' : 'not made'}: no font of this machine has the letters of ${language}`,
        )
    }
  })
  saveMade({ cards })
}

async function drawCard(
  page: Page,
  language: Language,
  { title, subtitle, city }: CardWords,
  ground: string,
) {
  await page.setContent(`<!doctype html>
<html lang="${language}" class="dark">
<body>
${ground}
<p class="title" style="--chars: ${widthInLetters(title)}">${escapeHtml(title)}</p>
<p class="subtitle">${escapeHtml(subtitle).replace('&amp; ', '&amp;<br>')}</p>
<p class="city">${escapeHtml(city)}</p>
</body>
</html>`)
  if (!(await page.evaluate(hasEveryLetter, title + subtitle + city))) return undefined
  return shrink(await page.screenshot())
}

/** Whether each letter differs from one that no font has. Runs in the page. */
async function hasEveryLetter(text: string) {
  // Only Archivo has to be loaded; the other fonts are the machine's own.
  await document.fonts.load('40px Archivo')
  const canvas = new OffscreenCanvas(64, 64)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no text')
  context.font = `40px ${getComputedStyle(document.body).fontFamily}`
  const pixels = (letter: string) => {
    context.clearRect(0, 0, 64, 64)
    context.fillText(letter, 8, 48)
    return String(context.getImageData(0, 0, 64, 64).data)
  }
  const missing = pixels('\u{10fffd}')
  return Array.from(text.replaceAll(' ', '')).every((letter) => pixels(letter) !== missing)
}

/** Drawn at twice the width, which keeps hairlines even. */
async function shrink(drawn: Buffer) {
  const card = sharp(drawn).resize(CARD.width, CARD.height).removeAlpha()
  const picture = await card.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
  if (picture.length > LIMIT_KB * 1000) throw new Error(`A card is larger than ${LIMIT_KB} kB`)
  return picture
}

async function cardPicture(site: Site) {
  const file = existsSync(OWN_PICTURE) ? OWN_PICTURE : site.parts.sky && SKY
  const [name, picture] = file
    ? ['picture', await readFile(file)]
    : ['mark', Buffer.from(readMark(site))]
  return `<img class="${name}" src="data:image/svg+xml;base64,${picture.toString('base64')}">`
}

async function cardStyle() {
  const font = await readFile(path.join(ROOT, fontFile(FOLDER).replace(/css$/, 'woff2')), 'base64')
  const files = [
    'src/styles/tokens.css',
    ...colourFiles(FOLDER),
    'src/styles/base.css',
    'studio/brand/card.css',
  ]
  const sheets = await Promise.all(files.map((file) => readFile(path.join(ROOT, file), 'utf8')))
  return `<style>
${sheets.join('\n')}
@font-face {
  font-family: Archivo;
  src: url(data:font/woff2;base64,${font});
  font-weight: 400 600;
  font-stretch: 62% 125%;
}
</style>`
}
