import { describe, expect, it } from 'vitest'
import { metaTags, pageMeta } from '@/settings/page-meta.ts'
import { metaTexts, pagesTexts } from 'virtual:texts'

const TEXTS = { meta: metaTexts, pages: pagesTexts }

describe('the meta of a page', () => {
  it('is that of the language on the home page', () => {
    expect(pageMeta('home', TEXTS)).toEqual(metaTexts)
  })

  it.each(['downloads', 'downloadLink', 'notFound'] as const)('is its own on %s', (page) => {
    const { title, description } = pagesTexts[page]
    expect(pageMeta(page, TEXTS)).toEqual({
      ...metaTexts,
      title,
      description,
      ogTitle: title,
      ogDescription: description,
    })
  })

  it('is held by the four tags that the specification names', () => {
    expect(metaTags(metaTexts).map(([selector]) => selector)).toEqual([
      'name="description"',
      'name="keywords"',
      'property="og:title"',
      'property="og:description"',
    ])
  })
})
