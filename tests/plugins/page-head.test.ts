import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { LANGUAGES, languagePath } from '@/config/languages.ts'
import { dictionary as jaJP } from '@/content/ja-jp/dictionary.ts'
import { coursesTexts } from '@/content/pt-br/courses.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { pageMeta } from '@/language/page-meta.ts'
import type { PageName } from '@/config/routes.ts'
import { fillTexts } from '@/lib/fill.ts'
import { readMadeParts } from '../../plugins/made-parts.ts'
import { pageHead } from '../../plugins/page-head.ts'
import { shareCard } from '../../plugins/share-card.ts'
import { PORTUGUESE } from '../../plugins/site-html.ts'
import { structuredData } from '../../plugins/structured-data.ts'

const SITE = 'https://example.com'
const BRAND = parseEnv({}).env.brandName

function head(page: PageName, path?: string, settings: Record<string, string> = {}): string[] {
  return pageHead(page, path, parseEnv(settings).env, PORTUGUESE).split(/\n\s*/)
}

/** The picture of a link to the page, as each reader of its head finds it. */
function pictureOf(tags: readonly string[]): string[] {
  return tags.filter((tag) => /"(og|twitter):image/.test(tag))
}

const meta = (page: PageName) => fillTexts(pageMeta(page, ptBR), { brand: BRAND })

describe('the head of a page', () => {
  it.each(['home', 'downloads', 'download', 'notFound'] as const)(
    'holds the meta of %s',
    (page) => {
      const { title, description, keywords, ogTitle, ogDescription } = meta(page)
      expect(head(page)).toEqual(
        expect.arrayContaining([
          `<title>${title}</title>`,
          `<meta name="description" content="${description}">`,
          `<meta name="keywords" content="${keywords}">`,
          `<meta property="og:title" content="${ogTitle}">`,
          `<meta property="og:description" content="${ogDescription}">`,
          `<meta name="twitter:title" content="${ogTitle}">`,
          `<meta name="twitter:description" content="${ogDescription}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
      )
    },
  )

  it('escapes what the settings bring in', () => {
    const html = head('home', '/', { VITE_BRAND_NAME: `"><script>alert('x')</script> & Cia` })
    expect(html.join()).not.toContain('<script>')
    expect(html.join().match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain(
      `<meta property="og:site_name" content="&quot;&gt;&lt;script&gt;alert('x')&lt;/script&gt; &amp; Cia">`,
    )
    expect(html[0]).toMatch(/^<title>&quot;&gt;&lt;script&gt;.*<\/title>$/)
  })

  it('names its own address where that is known', () => {
    const html = head('downloads', '/downloads', { VITE_SITE_URL: SITE })
    expect(html).toContain(`<link rel="canonical" href="${SITE}/downloads">`)
    expect(html).toContain(`<meta property="og:url" content="${SITE}/downloads">`)
    expect(html.join()).not.toContain('noindex')
  })

  it.each(['home', 'downloads', 'download', 'notFound'] as const)(
    'shows the same picture for %s, with its whole address, size and words',
    (page) => {
      const imageAlt = shareCard('pt-BR', readMadeParts().cards).alt.replace('&', '&amp;')
      expect(pictureOf(head(page, undefined, { VITE_SITE_URL: SITE }))).toEqual([
        `<meta property="og:image" content="${SITE}/og.png">`,
        '<meta property="og:image:type" content="image/png">',
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        `<meta property="og:image:alt" content="${imageAlt}">`,
        `<meta name="twitter:image" content="${SITE}/og.png">`,
        `<meta name="twitter:image:alt" content="${imageAlt}">`,
      ])
    },
  )

  it('shows in a language the picture that has its words', () => {
    const english = pageHead('home', '/en/', parseEnv({}).env, { ...PORTUGUESE, language: 'en-US' })
    expect(english).toContain('<meta property="og:image" content="/og-en.png">')
  })

  it('names no address where the site has none', () => {
    const html = head('home', '/').join()
    expect(html).not.toContain('canonical')
    expect(html).not.toContain('og:url')
    expect(html).not.toMatch(/https?:\/\/(?!schema\.org")/)
    expect(html).toContain('<meta property="og:image" content="/og.png">')
    expect(html).toContain('<meta name="twitter:image" content="/og.png">')
  })

  it('says on the home page alone, as data, what the site is about', () => {
    const { env } = parseEnv({ VITE_SITE_URL: SITE })
    const data = `<script type="application/ld+json">${structuredData(env, ptBR, coursesTexts)}</script>`
    expect(head('home', '/', { VITE_SITE_URL: SITE })).toContain(data)
    for (const page of ['downloads', 'download', 'notFound'] as const)
      expect(head(page).join()).not.toContain('ld+json')
  })

  it('keeps a page without an address of its own out of indexes', () => {
    const html = head('download', undefined, { VITE_SITE_URL: SITE })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html.join()).not.toContain('canonical')
  })

  it('names its translations where each language has pages of its own, and none elsewhere', () => {
    const settings = { VITE_SITE_URL: SITE, VITE_LANGUAGES: 'whole' }
    const tags = head('downloads', '/downloads', settings)
    expect(tags.filter((tag) => tag.includes('hreflang'))).toEqual([
      ...LANGUAGES.map(
        ({ value }) =>
          `<link rel="alternate" hreflang="${value}" href="${SITE}${languagePath(value)}/downloads">`,
      ),
      `<link rel="alternate" hreflang="x-default" href="${SITE}/downloads">`,
    ])
    expect(tags).toContain('<meta property="og:locale:alternate" content="ja_JP">')
    expect(head('home', '/', { VITE_SITE_URL: SITE }).join()).not.toMatch(/hreflang|alternate/)
  })

  it('is in the language of its texts', () => {
    const { env } = parseEnv({ VITE_LANGUAGES: 'whole', VITE_SITE_URL: SITE })
    const texts = { ...PORTUGUESE, language: 'ja-JP', dictionary: jaJP } as const
    const html = pageHead('home', '/ja/', env, texts)
    expect(html).toContain(`<title>${jaJP.meta.title.replace('{brand}', BRAND)}</title>`)
    expect(html).toContain('<meta property="og:locale" content="ja_JP">')
    expect(html).toContain(`${SITE}/og-ja.png`)
  })
})
