import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSite } from '../../../plugins/site/read-site.ts'
import { renderMarkdown } from '../../../plugins/virtual-site/render-markdown.tsx'
import { copyContent } from '../../support/temporary-content.ts'

const HEAD = { title: 'Sobre', description: 'Quem somos.' }

function markdown(body: string, head: Record<string, unknown> = HEAD): string {
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${String(value)}\n`)
  return `---\n${lines.join('')}---\n\n${body}\n`
}

/** A site with these pages. */
function siteWithPages(pages: Record<string, string>, language = 'pt-br') {
  const { root, folder } = copyContent()
  const place = path.join(root, folder.content, language, 'pages')
  mkdirSync(place, { recursive: true })
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(place, name)
    writeFileSync(file, text)
    onTestFinished(() => rmSync(file))
  }
  return (variables = {}) => readSite(variables, folder).site
}

it('Pages are at the names of their files or at their paths, in their order, and the footer leads to them', () => {
  const { markdownFiles, links, parts } = siteWithPages({
    'sobre.md': markdown('Um.', { ...HEAD, menu: 'sobre', order: 2 }),
    'privacidade-nova.md': markdown('Dois.', { ...HEAD, menu: 'privacy', order: 1, path: 'lgpd' }),
    'rascunho.md': markdown('Três.', { ...HEAD, draft: true }),
  })()
  expect(markdownFiles.map(({ path: address }) => address)).toEqual(['/lgpd', '/sobre'])
  expect(links).toMatchObject({ privacy: '/lgpd', sobre: '/sobre' })
  expect(parts.markdown).toBe(true)
})

it('A page in another language is in the menus, and a draft, as it is in the first', () => {
  siteWithPages({
    'um.md': markdown('Um.', { ...HEAD, menu: 'header', order: 1 }),
    'rascunho.md': markdown('Dois.', { ...HEAD, draft: true }),
  })
  const { markdownFiles } = siteWithPages(
    { 'um.md': markdown('One.'), 'rascunho.md': markdown('Two.') },
    'en-us',
  )({ VITE_LANGUAGES: 'whole' })
  expect(markdownFiles).toMatchObject([
    { language: 'pt-BR', menu: 'header' },
    { language: 'en-US', menu: 'header', order: 1 },
  ])
})

it.each([
  ['a.md', 'Sem título.', 'pages/a.md:1: does not begin with'],
  ['A b.md', markdown(''), 'pages/A b.md:1: its name'],
  ['a.md', markdown('', { title: 'A' }), 'pages/a.md:1: description is missing'],
  ['a.md', markdown('', { ...HEAD, menu: 'topo' }), 'pages/a.md:4: menu is "topo"'],
  ['a.md', markdown('', { ...HEAD, menus: 'x' }), 'pages/a.md:4: menus is no key here'],
  ['en.md', markdown(''), 'pages/en.md:1: path is "en", which is taken'],
  ['downloads.md', markdown(''), 'pages/downloads.md:1: path is "downloads", which is taken'],
  ['a.md', markdown('Um.\n\nVeja [isto](/nada).'), 'pages/a.md:8: /nada is no page of the site'],
  ['a.md', markdown('Veja [isto](/images).'), 'pages/a.md:6: /images is no page of the site'],
  ['a.md', markdown('![x](/images/nada.jpg)'), 'pages/a.md:6: the picture /images/nada.jpg'],
])('A fault of %s is named by its file and line', (name, text, fault) => {
  expect(siteWithPages({ [name]: text })).toThrow(fault)
})

it('A link is in the page’s place, one alone is a call, and what is not the site’s opens beside it', async () => {
  const site = siteWithPages({
    'a.md': markdown('[Fale conosco](/#contact)\n\nVeja [isto](/a) e https://example.com.'),
  })()
  const [page] = site.markdownFiles
  const html = page && (await renderMarkdown(page, { ...site, basePath: '/austral' }))
  expect(html).toContain('<a href="/austral/#contact" class="button button-primary">')
  expect(html).toContain('<a href="/austral/a" class="text-link">isto</a>')
  expect(html).toContain(
    '<a href="https://example.com" class="text-link" target="_blank" rel="noopener noreferrer">',
  )
})
