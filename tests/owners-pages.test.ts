import { readdirSync, readFileSync } from 'node:fs'
import MarkdownIt from 'markdown-it'
import { expect, it } from 'vitest'

const markdown = new MarkdownIt()

/** What is the same in both languages. A sentence may turn the order of its words around. */
function skeletonOf(language: string) {
  const folder = `docs/${language}`
  return readdirSync(folder).map((name) => {
    const tokens = markdown.parse(readFileSync(`${folder}/${name}`, 'utf8'), {})
    const blocks = tokens.filter(({ type }) => type === 'heading_open' || type === 'fence')
    const spans = tokens.flatMap(({ children }) => children ?? [])
    const code = spans.filter(({ type }) => type === 'code_inline').map(({ content }) => content)
    const links = spans.map((span) => String(span.attrGet('href') ?? '').replace(/#.*/, ''))
    return {
      name,
      blocks: blocks.map(({ tag, info, content }) => tag + info + content),
      spans: [...code, ...links].filter(Boolean).toSorted(),
    }
  })
}

it('The pages for owners have the same headings, commands and links in both languages', () => {
  expect(skeletonOf('pt')).toEqual(skeletonOf('en'))
})
