import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import type { PageName } from '@/site/routes.ts'
import { coursesTexts, pagesTexts } from 'virtual:texts'
import { pageHead } from '../../../plugins/prerender/page-head.ts'
import { LANGUAGES } from '../../support/languages.ts'
import { settingsOf } from '../../support/site-settings.ts'

const SITE = 'https://example.com'
/** Texts that no owner changes, so that what is expected of them can be written out. */
const TEXTS: Parameters<typeof pageHead>[3] = {
  meta: {
    title: 'Sol | Título',
    description: 'Descrição',
    keywords: 'uma, outra',
    ogTitle: 'Sol & Cia',
    ogDescription: 'Resumo',
    pictureAlt: '{title}: {subtitle}. {city}',
    lang: 'pt-BR',
  },
  pages: Object.assign({}, pagesTexts, {
    downloads: { title: 'Guias', description: 'Três "guias"' },
  }),
  courses: coursesTexts,
}

function head(
  page: PageName,
  input: Record<string, string> = {},
  language: Language = 'pt-BR',
): string[] {
  const { settings } = settingsOf({ VITE_BRAND_NAME: 'Sol', ...input })
  return pageHead(page, settings, language, TEXTS).split(/\n\s*/)
}

it('The head of a page describes it to browsers, search engines and shared links', () => {
  const tags = head('home', { VITE_SITE_URL: SITE })
  expect(tags.filter((tag) => !/image:alt|ld\+json/.test(tag))).toEqual([
    '<title>Sol | Título</title>',
    '<meta name="description" content="Descrição">',
    '<meta name="keywords" content="uma, outra">',
    '<meta property="og:title" content="Sol &amp; Cia">',
    '<meta property="og:description" content="Resumo">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Sol">',
    '<meta property="og:locale" content="pt_BR">',
    `<meta property="og:image" content="${SITE}/og.png">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="canonical" href="${SITE}/">`,
    `<meta property="og:url" content="${SITE}/">`,
  ])
  const alternatives = tags.filter((tag) => /"og:image:alt" content=".{20,}"/.test(tag))
  expect(alternatives).toHaveLength(1)
})

it('Each page has a head of its own, and the home page alone tells of the courses', () => {
  const tags = head('downloads')
  expect(tags[0]).toBe('<title>Guias</title>')
  expect(tags).toContain('<meta name="description" content="Três &quot;guias&quot;">')
  expect(tags).toContain('<meta property="og:title" content="Guias">')
  const withData = (['home', 'downloads', 'downloadLink', 'notFound'] as const).filter((page) =>
    head(page).join().includes('<script type="application/ld+json">{"@context"'),
  )
  expect(withData).toEqual(['home'])
})

it('The head of a page escapes what the settings bring in', () => {
  const html = head('home', { VITE_BRAND_NAME: `"><script>alert('x')</script><!--` })
  expect(html.join()).not.toMatch(/<script>|<!--/)
  expect(html.join().match(/<\/script>/g)).toHaveLength(1)
})

it('The head of a page names no address where the site has none', () => {
  const html = head('home').join()
  expect(html).not.toMatch(/canonical|og:url|"url"|"logo"|https?:\/\/(?!schema\.org")/)
  expect(html).toContain('<meta property="og:image" content="/og.png">')
})

it('A page without an address of its own is kept out of indexes and of the requests it makes', () => {
  const html = head('downloadLink', { VITE_SITE_URL: SITE }).join()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<meta name="referrer" content="no-referrer">')
  expect(html).not.toContain('canonical')
  expect(head('home').join()).not.toMatch(/noindex|no-referrer/)
})

it('The head of a page is in the language of its texts, and names its translations', () => {
  const settings = { VITE_SITE_URL: SITE, VITE_LANGUAGES: 'whole' }
  const tags = head('downloads', settings, 'en-US')
  expect(tags).toContain(`<meta property="og:locale" content="en_US">`)
  expect(tags).toContain(`<meta property="og:image" content="${SITE}/og-en.png">`)
  expect(tags).toContain('<meta property="og:locale:alternate" content="pt_BR">')
  expect(tags.filter((tag) => tag.includes('hreflang'))).toEqual(
    [
      ...LANGUAGES.map(({ value, folder }) => [value, `${folder}/downloads/`]),
      ['x-default', '/downloads/'],
    ].map(([lang, at]) => `<link rel="alternate" hreflang="${lang}" href="${SITE}${at}">`),
  )
  expect(head('home', { VITE_SITE_URL: SITE }).join()).not.toMatch(/hreflang|alternate/)
})
