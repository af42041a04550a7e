import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { escapeHtml } from '../../plugins/escape-html.ts'
import { PAGE, type GuideSettings } from './settings.ts'

/** The brand that is drawn into the art, and how far before it, in points, its mark begins. */
const BRAND_IN_ART = 'Austral'
const MARK_BEFORE = 21
const PX_PER_PT = 4

export function readArt({ name }: GuideSettings): Promise<Buffer> {
  return readFile(new URL(`../brand/art/cover-${name}.png`, import.meta.url))
}

export async function drawShelfCover(
  page: Page,
  guide: GuideSettings,
  { brand, css }: { brand: string; css: string },
): Promise<Buffer> {
  const { art, endpaper, wordmark } = guide
  const drawn = await readArt(guide)
  if (brand === BRAND_IN_ART) return drawn
  const { left, baseline, size } = wordmark
  const mark = await readFile(new URL('../../src/content/mark.svg', import.meta.url), 'base64')
  await page.setViewportSize({ width: art.width * PX_PER_PT, height: art.height * PX_PER_PT })
  await page.setContent(`<!doctype html>
<style>
${css}
body { margin: 0; background: url(data:image/png;base64,${drawn.toString('base64')}) }
</style>
<svg viewBox="0 0 ${art.width} ${art.height}" font-family="Archivo" font-stretch="106%" font-weight="500">
<rect x="${left - MARK_BEFORE}" y="${baseline - 1.3 * size}" width="${MARK_BEFORE + size * 5}" height="${1.7 * size}" fill="${endpaper.ground}"/>
<image href="data:image/svg+xml;base64,${mark}" x="${left - MARK_BEFORE}" y="${baseline - size}" width="${size}" height="${1.3 * size}"/>
<text x="${left}" y="${baseline}" fill="${endpaper.ink}" font-size="${size}">${escapeHtml(brand)}</text>
</svg>`)
  await page.evaluate(fitWordmark, art.width - left)
  return page.screenshot({ scale: 'css' })
}

/** A long name is set smaller, and ends as far from the edge as it begins. Runs in the page. */
async function fitWordmark(end: number) {
  const text = document.querySelector('text')
  if (!text) return
  for (const face of document.fonts) await face.load()
  const left = text.x.baseVal[0]?.value ?? 0
  const size = Number(text.getAttribute('font-size'))
  const part = (end - left) / text.getComputedTextLength()
  if (part < 1) text.setAttribute('font-size', String(part * size))
}

export async function drawCoverPage({ art, endpaper }: GuideSettings, shelfCover: Buffer) {
  const width = art.width * PX_PER_PT
  const height = art.height * PX_PER_PT
  const cut = art.extendAt * PX_PER_PT
  const pageHeight = Math.round((width * PAGE.height) / PAGE.width)

  function strip(top: number, length: number) {
    return sharp(shelfCover).extract({ left: 0, top, width, height: length }).toBuffer()
  }

  return sharp({ create: { width, height: pageHeight, channels: 3, background: endpaper.ground } })
    .composite([
      { input: await strip(0, cut), left: 0, top: 0 },
      { input: await strip(cut, height - cut), left: 0, top: cut + pageHeight - height },
    ])
    .png()
    .toBuffer()
}
