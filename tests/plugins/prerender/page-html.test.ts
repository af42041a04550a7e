import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pageHtml } from '../../../plugins/prerender/page-html.ts'

const STYLESHEET = '/assets/style.css'
const SCRIPT = '<script type="module" src="/src/main.tsx"></script>'
const SOURCE = readFileSync(path.resolve(import.meta.dirname, '../../../index.html'), 'utf8')
const TEMPLATE = SOURCE.replace(SCRIPT, `<link rel="stylesheet" crossorigin href="${STYLESHEET}">`)

function page(template: string): string {
  return pageHtml(template, {
    name: 'home',
    language: 'en-US',
    head: '<title>Title</title>',
    app: '<main></main>',
    style: '',
    stylesheet: STYLESHEET,
    script: 'start()',
    files: { code: '' },
  })
}

it('A page is the filled template', () => {
  const html = page(TEMPLATE)
  expect(html).toContain('<html lang="en-US"')
  expect(html).toContain('<title>Title</title>')
  expect(html).toContain('<div id="root" data-page="home"><main></main></div>')
})

it.each(['<html lang="pt-BR"', '<!--head-->', '\n  </head>', '<!--app-->'])(
  'A template without %j is refused',
  (slot) => {
    expect(() => page(TEMPLATE.replace(slot, ''))).toThrow('index.html has no')
  },
)
