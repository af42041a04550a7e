import { JSDOM } from 'jsdom'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { codeAddress, siteCode, type Built } from '../../../plugins/prerender/site-code.ts'
import { startLate } from '../../../plugins/prerender/first-paint.ts'
import { createSite } from '../temporary-site.ts'

const FILES = {
  'index.html': '<title>x</title><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': 'import { a } from "./a.ts"; console.log(a); import("./late.ts")',
  'src/a.ts': 'import { deep } from "./deep.ts"; export const a = deep + 1',
  'src/deep.ts': 'export const deep = Math.random()',
  'src/late.ts': 'import { a } from "./a.ts"; export const late = a',
}

type Groups = { name: string; test: RegExp }[]

/** A build of a small site, and what it made of its page. */
async function buildSite(groups: Groups = []): Promise<{ built: Built; html: string }> {
  const { config, root } = createSite(FILES, [])
  const output = await build({
    ...config,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('There is not one build')
  const bundle = Object.fromEntries(output.output.map((file) => [file.fileName, file]))
  const page = bundle['index.html']
  const html = page?.type === 'asset' ? page.source.toString() : ''
  return { built: { bundle, root, base: '/' }, html }
}

it('The page starts the file of the entry, and knows what that imports, and what that does', async () => {
  const { built, html } = await buildSite([
    { name: 'deep', test: /deep\.ts$/ },
    { name: 'shared', test: /a\.ts$/ },
  ])
  const code = siteCode(built)
  expect(code[0]).toMatch(/^\/assets\/index-/)
  for (const name of ['shared', 'deep'])
    expect(code.some((address) => address.startsWith(`/assets/${name}-`))).toBe(true)
  expect(code).not.toContain(codeAddress(built, 'src/late.ts'))
  expect(startLate(html, '', code)).toContain(`data-code='${JSON.stringify(code)}'`)
})

it('A page whose entry the bundler put elsewhere is not built', async () => {
  const { built } = await buildSite([{ name: 'site', test: /src\// }])
  expect(() => siteCode(built)).toThrow('index.html')
})

it('A page that starts nothing, or something else, is not built', () => {
  for (const html of ['', '<script type="module" crossorigin src="/assets/other.js"></script>'])
    expect(() => startLate(`<title>x</title>${html}`, '', ['/assets/index.js'])).toThrow(
      'instead of',
    )
})

it('An address with a quote reaches the script that starts the page', () => {
  const code = ["/d'água/assets/index.js", '/assets/a&b.js']
  const html = `<title>x</title><script type="module" crossorigin src="${code[0]}"></script>`
  const page = new JSDOM(startLate(html, '', code)).window.document
  expect(JSON.parse(page.querySelector('script')?.dataset['code'] ?? '')).toEqual(code)
})
