import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import type { PageName } from '@/site/routes.ts'
import { pageHead } from '../../../plugins/prerender/page-head.ts'
import { prerenderedPages } from '../../../plugins/site/prerendered-pages.ts'
import { LANGUAGES, textsIn } from '../../support/example-texts.ts'
import { siteWith } from '../../support/site-with.ts'

const SITE = 'https://example.com'
const TEXTS = textsIn('pt-BR')

function head(
  page: PageName,
  input: Record<string, string> = {},
  language: Language = 'pt-BR',
): string[] {
  const { site } = siteWith(input)
  const found = prerenderedPages(site).find(
    (each) => each.name === page && each.language === language,
  )
  return found ? pageHead(found, site).split(/\n\s*/) : []
}

it('The head of a page describes it to browsers, search engines and shared links', () => {
  const tags = head('home', { VITE_SITE_URL: SITE })
  expect(tags.filter((tag) => !/image:alt|ld\+json/.test(tag))).toEqual([
    '<title>Austral | Tecnologia e Inteligência Artificial</title>',
    `<meta name="description" content="${TEXTS.meta.description}">`,
    `<meta name="keywords" content="${TEXTS.meta.keywords}">`,
    '<meta property="og:title" content="Austral: tecnologia e inteligência artificial com direção">',
    `<meta property="og:description" content="${TEXTS.meta.ogDescription}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Austral">',
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
  const { title, description } = TEXTS.pages.downloads
  expect(tags[0]).toBe(`<title>${title}</title>`)
  expect(tags).toContain(`<meta name="description" content="${description}">`)
  expect(tags).toContain(`<meta property="og:title" content="${title}">`)
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
  const variables = { VITE_SITE_URL: SITE, VITE_LANGUAGES: 'whole' }
  const tags = head('downloads', variables, 'en-US')
  expect(tags).toContain(`<meta property="og:locale" content="en_US">`)
  expect(tags).toContain(`<meta property="og:image" content="${SITE}/og-en.png">`)
  expect(tags).toContain('<meta property="og:locale:alternate" content="pt_BR">')
  expect(tags.filter((tag) => tag.includes('hreflang'))).toEqual(
    [
      ...LANGUAGES.map(({ value, prefix }) => [value, `${prefix}/downloads/`]),
      ['x-default', '/downloads/'],
    ].map(([lang, at]) => `<link rel="alternate" hreflang="${lang}" href="${SITE}${at}">`),
  )
  expect(head('home', { VITE_SITE_URL: SITE }).join()).not.toMatch(/hreflang|alternate/)
})
