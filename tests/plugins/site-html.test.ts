import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { themeScript } from '@/theme/theme-script.ts'
import { pageHead } from '../../plugins/page-head.ts'
import { HEAD_END, HEAD_START, PORTUGUESE, siteHtml } from '../../plugins/site-html.ts'
import { createSite } from './temporary-site.ts'

const TEMPLATE = readFileSync('index.html', 'utf8')

describe('the page that everything is built from', () => {
  it('has its slots filled, with whatever the brand is called', async () => {
    const { env } = parseEnv({ VITE_BRAND_NAME: "Sol $& $1 $' <b>" })
    const { config } = createSite({}, [siteHtml(env)])
    const server = await createServer({
      ...config,
      server: { middlewareMode: true, ws: false },
      appType: 'custom',
    })
    onTestFinished(() => server.close())
    const html = await server.transformIndexHtml('/', TEMPLATE)
    expect(html).toContain(`<script>${themeScript(env.brandName)}</script>`)
    expect(html).toContain(HEAD_START + pageHead('home', '/', env, PORTUGUESE) + HEAD_END)
    expect(html).not.toContain('<!--pre-paint-->')
  })

  it('runs the theme script before anything that paints', () => {
    expect(TEMPLATE.indexOf('<!--pre-paint-->')).toBeGreaterThan(0)
    expect(TEMPLATE.indexOf('<!--pre-paint-->')).toBeLessThan(TEMPLATE.indexOf('<link'))
    expect(TEMPLATE.indexOf('<!--pre-paint-->')).toBeLessThan(TEMPLATE.indexOf('<body'))
  })
})
