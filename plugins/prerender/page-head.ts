import type { Texts } from '../../src/content/schema/texts.ts'
import { metaTags, pageMeta } from '../../src/page/page-meta.ts'
import type { Language } from '../../src/site/language.ts'
import { MARKDOWN } from '../../src/site/routes.ts'
import { shareCard } from '../brand/share-card.ts'
import { escapeHtml } from '../escape-html.ts'
import type { MarkdownFile } from '../markdown/read-pages.ts'
import { canonicalAddress, translations, type PrerenderedPage } from '../site/prerendered-pages.ts'
import { textsOf, type Site } from '../site/site.ts'
import { structuredData } from './structured-data.ts'

function localeOf(language: Language): string {
  return language.replace('-', '_')
}

function markdownMeta(markdown: MarkdownFile, { brand }: Site, { meta }: Texts) {
  const title = `${markdown.title} | ${brand}`
  const { description } = markdown
  return { ...meta, title, description, ogTitle: title, ogDescription: description }
}

/** Without the site's `address` the picture's address is a path, and the other addresses are left out. */
export function pageHead(page: PrerenderedPage, site: Site): string {
  const { name, markdown, language, indexed } = page
  const { builtLanguages, address, basePath } = site
  const texts = textsOf(language, site)
  const meta = name === MARKDOWN ? markdownMeta(markdown, site, texts) : pageMeta(name, texts)
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
    ...metas.map(([key, content]) => `<meta ${key} content="${escapeHtml(content)}">`),
  ]
  if (indexed && address) {
    const own = escapeHtml(canonicalAddress(page.path, site))
    tags.push(
      `<link rel="canonical" href="${own}">`,
      `<meta property="og:url" content="${own}">`,
      ...translations(page, site).map(
        ([hreflang, href]) =>
          `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
      ),
    )
  }
  if (name === 'home')
    tags.push(`<script type="application/ld+json">${structuredData(language, site)}</script>`)
  return tags.join('\n    ')
}
