import type { Texts } from '../../src/content/schema/texts.ts'
import { metaTags, pageMeta } from '../../src/settings/page-meta.ts'
import type { Language } from '../../src/site/language.ts'
import { ROUTES, MARKDOWN, type AnyPageName, type Route } from '../../src/site/routes.ts'
import { interpolate } from '../../src/text/interpolate.ts'
import { escapeHtml } from '../escape-html.ts'
import { readMade } from '../made.ts'
import type { MarkdownFile, Settings } from '../settings/settings.ts'
import { canonicalAddress, pathsOf, translations } from './prerendered-pages.ts'
import { shareCard } from './share-card.ts'
import { structuredData } from './structured-data.ts'

type HeadTexts = Pick<Texts, 'meta' | 'pages' | 'courses'>

function localeOf(language: Language): string {
  return language.replace('-', '_')
}

function markdownMeta(
  markdown: MarkdownFile | undefined,
  { brand }: Settings,
  { meta }: HeadTexts,
) {
  const title = interpolate(`${markdown?.title} | ${brand}`, { brand })
  const description = interpolate(markdown?.description ?? '', { brand })
  return { ...meta, title, description, ogTitle: title, ogDescription: description }
}

/** Without `VITE_SITE_URL` the picture's address is a path, and the other addresses are left out. */
export function pageHead(
  page: AnyPageName,
  settings: Settings,
  language: Language,
  texts: HeadTexts,
  markdown?: MarkdownFile,
): string {
  const { builtLanguages, address, basePath } = settings
  const indexed = page === MARKDOWN || (ROUTES[page] as Route).indexed
  const meta = page === MARKDOWN ? markdownMeta(markdown, settings, texts) : pageMeta(page, texts)
  const card = shareCard(language, readMade(settings.folder).cards, settings)
  const others = builtLanguages.filter((code) => code !== language)
  const metas: [name: string, content: string][] = [
    ...metaTags(meta),
    ['property="og:type"', 'website'],
    ['property="og:site_name"', settings.brand],
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
    const paths = pathsOf(page, settings, markdown)
    const own = escapeHtml(canonicalAddress(settings, paths.get(language) ?? ''))
    tags.push(
      `<link rel="canonical" href="${own}">`,
      `<meta property="og:url" content="${own}">`,
      ...translations(settings, page, markdown).map(
        ([hreflang, href]) =>
          `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
      ),
    )
  }
  if (page === 'home')
    tags.push(
      `<script type="application/ld+json">${structuredData(settings, language, texts)}</script>`,
    )
  return tags.join('\n    ')
}
