import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readColours } from '../../../plugins/brand/theme-colours.ts'
import { ICONS, siteHtml } from '../../../plugins/prerender/site-html.ts'
import { siteFolder } from '../../../plugins/settings/site-folder.ts'
import { siteWith } from '../../support/site-with.ts'

it('index.html has its placeholders filled in, whatever the brand is called', async () => {
  const brand = "Sol $& $1 $' <b>"
  const { transformIndexHtml } = siteHtml(siteWith({ VITE_BRAND_NAME: brand }).site)
  const { handler } = transformIndexHtml as {
    handler: (html: string, context: { server: object }) => Promise<string>
  }
  const html = await handler(readFileSync('index.html', 'utf8'), { server: {} })
  expect(html).toContain("<title>Sol $&amp; $1 $' &lt;b&gt; | ")
  expect(html).not.toContain('<!--before-paint-->')
  for (const theme of ['light', 'dark'] as const) {
    const { ground } = readColours(siteFolder(), theme)
    expect(html).toMatch(new RegExp(`content="${ground}"[^>]*data-theme="${theme}"`))
  }
  const theme = html.indexOf("sol $&amp; $1 $' &lt;b&gt;-ui-theme")
  expect(theme).toBeGreaterThan(0)
  // Before anything that paints.
  expect(theme).toBeLessThan(html.indexOf('<link'))
})

// e2e/check.spec.ts asks for every size of each picture.
it('public/ has every icon that a page may have', () => {
  expect(ICONS.filter(([file]) => !existsSync(`public${file}`))).toEqual([])
})
