import type { Texts } from '../../src/content/schema/texts.ts'
import { metaTags, pageMeta } from '../../src/settings/page-meta.ts'
import type { Language } from '../../src/site/language.ts'
import { ROUTES, MARKDOWN, type AnyPageName, type Route } from '../../src/site/routes.ts'
import { interpolate } from '../../src/text/interpolate.ts'
import { shareCard } from '../brand/share-card.ts'
import { escapeHtml } from '../pages/markdown.ts'
import type { MarkdownFile } from '../pages/read-pages.ts'
import { canonicalAddress, pathsOf, translations } from '../site/prerendered-pages.ts'
import type { Site } from '../site/site.ts'
import { structuredData } from './structured-data.ts'

type HeadTexts = Pick<Texts, 'meta' | 'pages' | 'courses'>

function localeOf(language: Language): string {
  return language.replace('-', '_')
}

function markdownMeta(markdown: MarkdownFile | undefined, { brand }: Site, { meta }: HeadTexts) {
  const title = interpolate(`${markdown?.title} | ${brand}`, { brand })
  const description = interpolate(markdown?.description ?? '', { brand })
  return { ...meta, title, description, ogTitle: title, ogDescription: description }
}

/** Without `VITE_SITE_URL` the picture's address is a path, and the other addresses are left out. */
export function pageHead(
  page: AnyPageName,
  site: Site,
  language: Language,
  texts: HeadTexts,
  markdown?: MarkdownFile,
): string {
  const { builtLanguages, address, basePath } = site
  const indexed = page === MARKDOWN || (ROUTES[page] as Route).indexed
  const meta = page === MARKDOWN ? markdownMeta(markdown, site, texts) : pageMeta(page, texts)
  const card = shareCard(language, site)
  const others = builtLanguages.filter((code) => code !== language)
  const metas: [name: string, content: string][] = [
    ...metaTags(meta),
    ['property="og:type"', 'website'],
    ['property="og:site_name"', site.brand],
    ['property="og:locale"', localeOf(language)],
    ...others.map((code): [string, string] => ['property="og:locale:alternate"', localeOf(code)]),
  ]
  if (card)
    metas.push(
      ['property="og:image"', address + basePath + card.address],
      ['property="og:image:type"', 'image/png'],
      ['property="og:image:width"', '1200'],
      ['property="og:image:height"', '630'],
      ['property="og:image:alt"', card.alt],
      ['name="twitter:card"', 'summary_large_image'],
    )
  // The address may contain a token, which must not reach other hosts.
  if (!indexed) metas.push(['name="referrer"', 'no-referrer'], ['name="robots"', 'noindex'])
  const tags = [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...metas.map(([name, content]) => `<meta ${name} content="${escapeHtml(content)}">`),
  ]
  if (indexed && address) {
    const paths = pathsOf(page, site, markdown)
    const own = escapeHtml(canonicalAddress(site, paths.get(language) ?? ''))
    tags.push(
      `<link rel="canonical" href="${own}">`,
      `<meta property="og:url" content="${own}">`,
      ...translations(site, page, markdown).map(
        ([hreflang, href]) =>
          `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
      ),
    )
  }
  if (page === 'home')
    tags.push(
      `<script type="application/ld+json">${structuredData(site, language, texts)}</script>`,
    )
  return tags.join('\n    ')
}
