import { fillTexts } from '../src/lib/fill.ts'
import { metaTags, pageMeta } from '../src/language/page-meta.ts'
import type { Page } from '../src/language/page-meta.ts'
import { ptBR } from '../src/content/languages/pt-br.ts'
import type { Env } from '../src/config/env.ts'

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/**
 * The head of a prerendered page, in the default language: title, meta and Open Graph tags. `path`
 * is the page's canonical address; without one (404, download links) it is kept out of indexes.
 */
export function pageHead(page: Page, path: string | undefined, env: Env): string {
  const meta = fillTexts(pageMeta(page, ptBR), { brand: env.brandName })
  const url = path === undefined ? undefined : env.siteUrl + path
  const tags = [
    `<title>${escape(meta.title)}</title>`,
    ...metaTags(meta).map(([name, content]) => `<meta ${name} content="${escape(content)}">`),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(env.brandName)}">`,
    '<meta property="og:locale" content="pt_BR">',
    `<meta property="og:image" content="${env.siteUrl}/og.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escape(meta.ogTitle)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
  if (url === undefined) tags.push('<meta name="robots" content="noindex">')
  else if (env.siteUrl !== '')
    tags.push(
      `<link rel="canonical" href="${escape(url)}">`,
      `<meta property="og:url" content="${escape(url)}">`,
    )
  return tags.join('\n    ')
}
