import { describe, expect, it } from 'vitest'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { metaTags, pageMeta } from '@/language/page-meta.ts'

describe('the meta of a page', () => {
  it('is that of the language on the home page', () => {
    expect(pageMeta('home', ptBR)).toEqual(ptBR.meta)
  })

  it.each(['downloads', 'download', 'notFound'] as const)('is its own on %s', (page) => {
    const { title, description } = ptBR.pages[page]
    expect(pageMeta(page, ptBR)).toEqual({
      ...ptBR.meta,
      title,
      description,
      ogTitle: title,
      ogDescription: description,
    })
  })

  it('is held by the four tags that the specification names', () => {
    expect(metaTags(ptBR.meta).map(([selector]) => selector)).toEqual([
      'name="description"',
      'name="keywords"',
      'property="og:title"',
      'property="og:description"',
    ])
  })
})
