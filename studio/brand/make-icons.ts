import type { Page } from '@playwright/test'
import pngToIco from 'png-to-ico'
import sharp from 'sharp'
import { readMark, withoutInks } from '../../plugins/brand/mark.ts'
import { readColours } from '../../plugins/brand/theme-colours.ts'
import { save } from '../save.ts'
import { FOLDER, currentSite } from '../site.ts'
import { withBrowser } from '../with-browser.ts'

/** An icon of a square size in pixels; `mark` and `corner` are parts of it. On a ground the mark is in its dark colours. */
interface Icon {
  size: number
  mark: number
  ground?: string
  corner?: number
}

const GROUND = readColours(FOLDER, 'dark')['ground'] ?? ''
const ICONS: Record<string, Icon> = {
  'apple-touch-icon': { size: 180, mark: 0.665, ground: GROUND },
  'icon-192': { size: 192, mark: 0.665, ground: GROUND, corner: 0.22 },
  'icon-512': { size: 512, mark: 0.665, ground: GROUND, corner: 0.22 },
  // Platforms cut it to a shape of their own.
  'icon-maskable-512': { size: 512, mark: 0.59, ground: GROUND },
}
const FAVICON_SIZES = [16, 32, 48]

export async function makeIcons(): Promise<void> {
  const mark = Buffer.from(withoutInks(readMark(currentSite())))
  save(`${FOLDER.public}/favicon.svg`, mark)
  await withBrowser(async (browser) => {
    const page = await browser.newPage()
    const favicons: Buffer[] = []
    for (const size of FAVICON_SIZES) favicons.push(await draw(page, mark, { size, mark: 1 }))
    save(`${FOLDER.public}/favicon.ico`, await pngToIco(favicons))
    for (const [name, icon] of Object.entries(ICONS)) {
      const drawn = sharp(await draw(page, mark, icon)).png({ palette: true, effort: 10 })
      save(`${FOLDER.public}/icons/${name}.png`, await drawn.toBuffer())
    }
  })
}

async function draw(page: Page, mark: Buffer, { size, mark: part, ground, corner = 0 }: Icon) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<!doctype html>
<style>
body { margin: 0 }
div { height: 100vh; display: grid; place-items: center; border-radius: ${corner * size}px; background: ${ground ?? 'none'} }
img { width: ${part * size}px; height: ${part * size}px; color-scheme: ${ground ? 'dark' : 'light'} }
</style>
<div><img src="data:image/svg+xml;base64,${mark.toString('base64')}"></div>`)
  return page.screenshot({ omitBackground: true })
}
