import { chromium } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
const PIXEL_RATIO = 2

/**
 * Bytes on the wire by kind: of the first view, until the page is usable, and of the whole page.
 * @param {string} url
 * @param {string | undefined} executablePath
 * @returns {Promise<{ firstView: Record<string, number>, wholePage: Record<string, number> }>}
 */
export async function bytesByKind(url, executablePath) {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({
    viewport: PHONE,
    deviceScaleFactor: PIXEL_RATIO,
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  /** @type {Record<string, number>} */
  const bytes = {}
  /** @type {Map<string, string>} */
  const kinds = new Map()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })

  await page.goto(url, { waitUntil: 'load' })
  const firstView = { ...bytes }
  await page.waitForLoadState('networkidle')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += PHONE.height / 2) {
    await page.mouse.wheel(0, PHONE.height / 2)
    await page.waitForTimeout(80)
  }
  await page.waitForLoadState('networkidle')
  await browser.close()
  return { firstView, wholePage: { ...bytes } }
}
