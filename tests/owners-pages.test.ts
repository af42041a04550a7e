import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import MarkdownIt from 'markdown-it'
import { expect, it } from 'vitest'

const markdown = new MarkdownIt()

function partsOf(file: string) {
  const tokens = markdown.parse(readFileSync(file, 'utf8'), {})
  const spans = tokens.flatMap(({ children }) => children ?? [])
  const links = spans.map((span) => String(span.attrGet('href') ?? '')).filter(Boolean)
  return {
    headings: tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => tag),
    blocks: tokens
      .filter(({ type }) => type === 'fence')
      .map(({ info, content }) => info + content),
    code: spans.filter(({ type }) => type === 'code_inline').map(({ content }) => content),
    links: links.map((address) => address.replace(/#.*/, '')),
  }
}

/** What is the same in both languages. A sentence may turn the order of its words around. */
function skeletonOf(language: string) {
  const folder = `docs/${language}`
  return readdirSync(folder).map((name) => {
    const { headings, blocks, code, links } = partsOf(`${folder}/${name}`)
    return { name, headings, blocks, code: code.toSorted(), links: links.toSorted() }
  })
}

it('The pages for owners have the same headings, commands and links in both languages', () => {
  expect(skeletonOf('pt')).toEqual(skeletonOf('en'))
})

it('Each file that a document links to is there', () => {
  const documents = ['.', 'docs', 'integrations']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => file.endsWith('.md'))
  const lost = documents.flatMap((file) =>
    partsOf(file)
      .links.filter((address) => address && !/^\w+:/.test(address))
      .filter((address) => !existsSync(path.join(path.dirname(file), address)))
      .map((address) => `${file}: ${address}`),
  )
  expect(lost).toEqual([])
})
