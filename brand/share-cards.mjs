// Draws the picture for link previews in each language, with the brand and city of the settings and the
// words of its hero: npm run brand
import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { loadEnv, runnerImport } from 'vite'
import { recordMade } from './brand-record.mjs'
import { openBrowser } from './browser.mjs'
import { escapeHtml } from '../guides/guide-shell.mjs'

/** @import { Page } from '@playwright/test' */
/** @import { Language } from '../src/config/languages.ts' */
/** @import { Dictionary } from '../src/content/dictionary.ts' */
/** @import { CardWords } from '../plugins/share-card.ts' */

const CARD = { width: 1200, height: 630 }
/** The mark, in px of the card: where gamma stands, and one cross unit. */
const MARK = { x: 905, y: 10, unit: 69.9 }
/** Radii in cross units, as sky.css has them. */
const RADII = { gamma: 0.1305, beta: 0.145, delta: 0.089, alpha: 0.163, epsilon: 0.058 }
/** Where the title stands; a title that fits in one font size would be `measure` wide in it. */
const TITLE = { left: 64, baseline: 428, measure: 791 }
/** The largest file that readers of links load without a doubt. */
const LIMIT_KB = 120

const config = { configFile: /** @type {const} */ (false), resolve: { alias: { '@': '/src' } } }
/** @type {<T>(file: string) => Promise<T>} */
const load = async (file) => (await runnerImport(file, config)).module

/** @type {typeof import('../src/config/env.ts')} */
const { parseEnv, DESIGNED_BRAND } = await load('/src/config/env.ts')
/** @type {typeof import('../src/config/languages.ts')} */
const { LANGUAGES } = await load('/src/config/languages.ts')
/** @type {typeof import('../plugins/share-card.ts')} */
const { cardAddress, cardWords } = await load('/plugins/share-card.ts')
/** @type {typeof import('../plugins/headlines/brand-title.ts')} */
const { measureTitle } = await load('/plugins/headlines/brand-title.ts')
/** @type {typeof import('../src/lib/southern-cross.ts')} */
const { STARS } = await load('/src/lib/southern-cross.ts')

const { env, faults } = parseEnv(loadEnv('production', process.cwd()))
if (faults.length > 0) throw new Error(faults.join('\n'))

const style = await cardStyle()
const sky = await drawSky()
const browser = await openBrowser()
/** @type {{ cards: Partial<Record<Language, CardWords>> }} */
const { cards: before } = JSON.parse(await readFile('brand/brand.json', 'utf8'))
/** @type {typeof before} */
const cards = {}
try {
  const page = await browser.newPage({ viewport: CARD, deviceScaleFactor: 2 })
  for (const { value: language } of LANGUAGES) {
    /** @type {{ dictionary: Dictionary }} */
    const { dictionary } = await load(`/src/content/${language.toLowerCase()}/dictionary.ts`)
    const words = cardWords(env, dictionary)
    const fit = await fitTitle(dictionary)
    const picture = await drawCard(page, language, words, fit)
    const file = `public${cardAddress(language)}`
    if (!picture) {
      const kept = isDeepStrictEqual(words, before[language])
      if (kept) cards[language] = words
      const what = kept ? 'left as it is' : 'not made'
      console.warn(`${file}  ${what}: no font of this machine has the letters of ${language}`)
      continue
    }
    cards[language] = words
    await writeFile(file, picture)
    console.log(`${file}  ${(picture.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
}
await recordMade('cards', cards)

/**
 * The title's size and how far its first letter stands from its box, as the hero sets it.
 * @param {Dictionary} dictionary
 */
async function fitTitle({ hero }) {
  if (env.brandName === DESIGNED_BRAND) return { fit: hero.titleFit, bearing: 0.033 }
  const { wide, bearing } = await measureTitle(env.brandName)
  return { fit: wide.fit, bearing }
}

/**
 * The card as PNG, or nothing where a letter of it is in no font.
 * @param {Page} page
 * @param {Language} language
 * @param {CardWords} words
 * @param {{ fit: number, bearing: number }} title
 */
async function drawCard(page, language, { title, subtitle, city }, { fit, bearing }) {
  const size = TITLE.measure / fit
  await page.setContent(`<!doctype html>
<html lang="${language}" class="dark">
<style>${style}</style>
<body>
${sky}
<p class="title" style="font-size: ${size}px; left: ${TITLE.left - bearing * size}px; max-width: ${1.03 * fit}em; bottom: calc(${CARD.height - TITLE.baseline}px - 0.166em)">${escapeHtml(title)}</p>
<p class="subtitle">${escapeHtml(subtitle).replace('&amp; ', '&amp;<br>')}</p>
<p class="city">${escapeHtml(city)}</p>
</body>
</html>`)
  if (!(await page.evaluate(hasEveryLetter, title + subtitle + city))) return undefined
  return shrink(await page.screenshot())
}

/** Whether each letter differs from one that no font has. Runs in the page. @param {string} text */
async function hasEveryLetter(text) {
  // The others stand for fonts that this machine need not have.
  await document.fonts.load('40px Archivo')
  const canvas = new OffscreenCanvas(64, 64)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no text')
  context.font = `40px ${getComputedStyle(document.body).fontFamily}`
  /** @param {string} letter */
  function pixels(letter) {
    if (!context) return ''
    context.clearRect(0, 0, 64, 64)
    context.fillText(letter, 8, 48)
    return String(context.getImageData(0, 0, 64, 64).data)
  }
  const missing = pixels('\u{10fffd}')
  return Array.from(text.replaceAll(' ', '')).every((letter) => pixels(letter) !== missing)
}

/**
 * Drawn at twice the width, which keeps hairlines even.
 * @param {Buffer} drawn
 */
async function shrink(drawn) {
  const card = sharp(drawn).resize(CARD.width, CARD.height).removeAlpha()
  const picture = await card.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
  if (picture.length > LIMIT_KB * 1000) throw new Error(`A card is larger than ${LIMIT_KB} kB`)
  return picture
}

async function cardStyle() {
  const [font, ...sheets] = await Promise.all([
    readFile('src/fonts/archivo.woff2', 'base64'),
    readFile('src/styles/tokens.css', 'utf8'),
    readFile('src/styles/base.css', 'utf8'),
  ])
  return `${sheets.join('\n')}
@font-face {
  font-family: Archivo;
  src: url(data:font/woff2;base64,${font});
  font-weight: 400 600;
  font-stretch: 62% 125%;
}
body { margin: 0; width: ${CARD.width}px; height: ${CARD.height}px; overflow: hidden; font-family: Archivo, sans-serif; }
svg, p { position: absolute; margin: 0; }
svg { inset: 0; }
.title {
  width: max-content;
  font-stretch: 125%;
  font-weight: 470;
  line-height: 1;
  letter-spacing: -0.05em;
  text-wrap: balance;
  -webkit-text-stroke: 0.075em var(--ground);
  paint-order: stroke fill;
}
:is(:lang(zh), :lang(ja), :lang(ko)) .title { font-weight: 500; }
.subtitle {
  top: 483px;
  left: 68px;
  width: 780px;
  font-size: 40px;
  font-stretch: 106%;
  font-weight: 470;
  line-height: 43px;
  letter-spacing: -0.03em;
}
:is(:lang(zh), :lang(ja), :lang(ko)) .subtitle { top: 476px; line-height: 50px; }
.city {
  left: 929px;
  bottom: 60px;
  width: 239px;
  color: var(--fg-2);
  font-size: 22px;
  line-height: 1.25;
}`
}

/** The aurora at rest with the mark and its axis: the hero's, without the stars' names. */
async function drawSky() {
  const aurora = await readFile('src/assets/aurora-dark.svg', 'base64')
  const { gamma, beta, delta, alpha } = STARS
  const outline = [gamma, delta, alpha, beta].map(({ x, y }) => `${x},${y}`).join(' ')
  const stars = Object.entries(RADII).map(([name, r]) => {
    const { x, y } = STARS[/** @type {keyof typeof STARS} */ (name)]
    return `<circle cx="${x}" cy="${y}" r="${r}"/>`
  })
  return `<svg width="${CARD.width}" height="${CARD.height}">
<linearGradient id="dusk"><stop offset=".17" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#fff"/></linearGradient>
<mask id="west"><rect width="100%" height="100%" fill="url(#dusk)"/></mask>
<g mask="url(#west)"><image href="data:image/svg+xml;base64,${aurora}" x="${MARK.x - 13 * MARK.unit}" y="${MARK.y - 2 * MARK.unit}" width="${21 * MARK.unit}" height="${8.5 * MARK.unit}"/></g>
<path d="M${MARK.x} ${MARK.y + (alpha.y + 0.23) * MARK.unit}V${CARD.height}" stroke="var(--axis-line)"/>
<g transform="translate(${MARK.x} ${MARK.y}) scale(${MARK.unit})">
<polygon points="${outline}" fill="none" stroke="color-mix(in srgb, var(--fg) 54%, transparent)" stroke-width="${1 / MARK.unit}"/>
<g fill="var(--fg)" stroke="var(--ground)" stroke-width=".098" paint-order="stroke">${stars.join('')}</g>
</g>
</svg>`
}
