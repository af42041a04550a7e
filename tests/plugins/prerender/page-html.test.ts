import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { pageHtml, type PageContents } from '../../../plugins/prerender/page-html.ts'

const STYLESHEET = '/assets/style.css'
const SOURCE = '<script type="module" src="/src/main.tsx"></script>'
const TAGS = `<script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/a.js">
    <link rel="stylesheet" crossorigin href="${STYLESHEET}">`
const TEMPLATE = readFileSync('index.html', 'utf8')
  .replace(SOURCE, '')
  .replace('  </head>', `    ${TAGS}\n  </head>`)

const CONTENTS = {
  name: 'home',
  language: 'en-US',
  head: '<title>x</title>',
  app: '<h1>$&</h1>',
  style: 'b{color:red}',
  stylesheet: STYLESHEET,
  script: 'start()',
  files: { code: '/d\'água/"a&b.js' },
} as const satisfies PageContents

function pageOf(parts: Partial<PageContents> = {}) {
  const { document } = new JSDOM(pageHtml(TEMPLATE, { ...CONTENTS, ...parts })).window
  const script = document.querySelector<HTMLElement>('script[data-start]')
  return { document, script, files: JSON.parse(script?.dataset['start'] ?? '') as unknown }
}

it('A page is in its language, and says which it is and what its script needs', () => {
  const { document, script, files } = pageOf()
  expect(document.documentElement.lang).toBe('en-US')
  expect(document.title).toBe('x')
  expect(document.querySelector('#root[data-page=home]')?.innerHTML).toBe('<h1>$&amp;</h1>')
  expect(script?.textContent).toBe(CONTENTS.script)
  expect(files).toEqual({ ...CONTENTS.files, style: STYLESHEET })
})

it('What link previews read comes before the style, of which they would read no further', () => {
  const html = pageHtml(TEMPLATE, CONTENTS)
  expect(html.indexOf(CONTENTS.head)).toBeGreaterThan(0)
  expect(html.indexOf(CONTENTS.head)).toBeLessThan(html.indexOf('<style>'))
})

it('A page loads neither its code nor its whole style at once, but where no script runs', () => {
  const { document } = pageOf()
  expect(document.querySelector('style')?.textContent).toBe(CONTENTS.style)
  expect(document.querySelector('noscript > link')?.getAttribute('href')).toBe(STYLESHEET)
  document.querySelector('noscript')?.remove()
  const loaded = document.querySelectorAll(
    '[src], [rel=modulepreload], [rel=stylesheet]:not([media])',
  )
  expect(loaded).toHaveLength(0)
})

it('A page that has no style of its own waits for the whole one', () => {
  const { document, files } = pageOf({ style: '' })
  expect(document.querySelector(`head > link[href="${STYLESHEET}"]`)).not.toBeNull()
  expect(files).toEqual(CONTENTS.files)
})

it('A page asks Dark Reader to leave its colours alone, and Cloudflare its addresses of mail', () => {
  const { document } = pageOf()
  expect(document.querySelector('meta[name=darkreader-lock]')).not.toBeNull()
  const parts = Array.from(document.body.childNodes, ({ nodeValue }) => nodeValue?.trim())
  expect(parts.filter((part) => part !== '')).toEqual(['email_off', undefined, '/email_off'])
})
