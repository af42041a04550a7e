import { JSDOM } from 'jsdom'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { builtAsset, codeAddress, type Built } from '../../../plugins/prerender/built.ts'
import { pageHtml, type PageParts } from '../../../plugins/prerender/page-html.ts'
import { createSite } from '../temporary-site.ts'

const FILES = {
  'index.html': `<html lang="pt-BR">
  <head>
    <!--head-->
  </head>
  <body><div id="root"><!--app--></div><script type="module" src="/src/main.ts"></script></body>
</html>`,
  'src/style.css': 'b{color:red}',
  'src/main.ts':
    'import "./style.css"; import { a } from "./a.ts"; console.log(a); import("./late.ts")',
  'src/a.ts': 'export const a = Math.random()',
  'src/late.ts': 'import { a } from "./a.ts"; export const late = a',
}

type Groups = { name: string; test: RegExp }[]

async function buildSite(groups: Groups = []): Promise<Built> {
  const { config, root } = createSite(FILES, [])
  const output = await build({
    ...config,
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('There is not one build')
  return { files: output.output, root, base: '/' }
}

it('The page starts the file of the entry', async () => {
  const built = await buildSite([{ name: 'shared', test: /a\.ts$/ }])
  expect(codeAddress(built, 'index.html')).toMatch(/^\/assets\/index-/)
  expect(codeAddress(built, 'src/late.ts')).toMatch(/^\/assets\/late-/)
})

it('A build fails where the entry has no file of its own', async () => {
  const built = await buildSite([{ name: 'site', test: /src\// }])
  expect(() => codeAddress(built, 'index.html')).toThrow('index.html')
})

describe('the HTML of a page', () => {
  const STYLESHEET = '/assets/style.css'
  const TEMPLATE = `<html lang="pt-BR"><head>
    <!--head-->
    <link rel="stylesheet" crossorigin href="${STYLESHEET}">
  </head><body><div id="root"><!--app--></div></body></html>`
  const PARTS = {
    name: 'home',
    language: 'en-US',
    head: '<title>x</title>',
    app: '<h1>$&</h1>',
    style: 'b{color:red}',
    stylesheet: STYLESHEET,
    script: 'start()',
    files: { code: '/d\'água/"a&b.js' },
  } as const satisfies PageParts
  const documentOf = (html: string) => new JSDOM(html).window.document
  const filesIn = (page: Document): unknown =>
    JSON.parse(page.querySelector('script')?.dataset['files'] ?? '')

  it('loads neither its code nor its whole style at once, but where no script runs', async () => {
    const built = await buildSite([{ name: 'shared', test: /a\.ts$/ }])
    const stylesheet = builtAsset(built, 'style.css').address
    const html = pageHtml(builtAsset(built, 'index.html').text, { ...PARTS, stylesheet })
    const page = documentOf(html)
    expect(page.querySelectorAll('[src], link:not(noscript *)')).toHaveLength(0)
    expect(page.querySelector('style')?.textContent).toBe(PARTS.style)
    expect(page.querySelector('noscript link')?.getAttribute('href')).toBe(stylesheet)
    expect(filesIn(page)).toEqual({ ...PARTS.files, style: stylesheet })
  })

  it('is in its language, and says which page it is and what its script needs', () => {
    const page = documentOf(pageHtml(TEMPLATE, PARTS))
    expect(page.documentElement.lang).toBe('en-US')
    expect(page.querySelector('#root[data-page=home]')?.innerHTML).toBe('<h1>$&amp;</h1>')
    expect(page.querySelector('script')?.textContent).toBe(PARTS.script)
    expect(filesIn(page)).toMatchObject(PARTS.files)
  })

  it('that has no style of its own waits for the whole one', () => {
    const page = documentOf(pageHtml(TEMPLATE, { ...PARTS, style: '' }))
    expect(page.querySelector(`link[href="${STYLESHEET}"]`)).not.toBeNull()
    expect(filesIn(page)).toEqual(PARTS.files)
  })

  it('is not made of tags that it does not know', () => {
    for (const tag of ['<script src="/a.js" type="module"></script>', '<link rel=modulepreload>'])
      expect(() => pageHtml(TEMPLATE + tag, PARTS)).toThrow('other tags')
  })
})
