import { metaTags, pageMeta } from '../../src/settings/page-meta.ts'
import { pathIn, type PageName } from '../../src/site/routes.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/site/languages.ts'
import type { Settings } from '../env.ts'
import { readMade } from '../made.ts'
import { shareCard } from '../share-card.ts'
import { escapeHtml } from './escape-html.ts'
import { structuredData } from './structured-data.ts'
import type { Texts } from '../../src/content/schema.ts'

type HeadTexts = Pick<Texts, 'meta' | 'pages' | 'courses'>

function localeOf(language: Language): string {
  return language.replace('-', '_')
}

/** The addresses of a page for `hreflang`. Empty for a site in one language. */
function alternates(
  page: PageName,
  { languages }: Settings,
): { lang: Language | 'x-default'; path: string }[] {
  if (languages.length < 2) return []
  return [
    ...languages.map((language) => ({ lang: language, path: pathIn(language, page) })),
    { lang: 'x-default', path: pathIn(DEFAULT_LANGUAGE, page) },
  ]
}

/**
 * The head of a prerendered page: title, meta, Open Graph and Twitter tags, translations, and structured data
 * on the home page. Pages without a canonical `path` (404, download links) are not indexed. Without
 * `VITE_SITE_URL` the picture's address is a path, and the other addresses are left out.
 */
export function pageHead(
  page: PageName,
  path: string | undefined,
  env: Settings,
  language: Language,
  texts: HeadTexts,
): string {
  const { languages } = env
  const address = env.siteUrl + env.basePath
  const meta = pageMeta(page, texts)
  const url = path === undefined ? undefined : address + path
  const card = shareCard(language, readMade().cards)
  const image = address + card.address
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...metaTags(meta).map(([name, content]) => `<meta ${name} content="${escapeHtml(content)}">`),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(env.brandName)}">`,
    `<meta property="og:locale" content="${localeOf(language)}">`,
    ...languages
      .filter((other) => other !== language)
      .map((other) => `<meta property="og:locale:alternate" content="${localeOf(other)}">`),
    `<meta property="og:image" content="${escapeHtml(image)}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(card.alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  // The address may contain a token, which must not reach other hosts.
  if (url === undefined)
    tags.push(
      '<meta name="referrer" content="no-referrer">',
      '<meta name="robots" content="noindex">',
    )
  else if (env.siteUrl !== '')
    tags.push(
      `<link rel="canonical" href="${escapeHtml(url)}">`,
      `<meta property="og:url" content="${escapeHtml(url)}">`,
      ...alternates(page, env).map(
        ({ lang, path: at }) =>
          `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(address + at)}">`,
      ),
    )
  if (page === 'home')
    tags.push(`<script type="application/ld+json">${structuredData(env, language, texts)}</script>`)
  return tags.join('\n    ')
}
