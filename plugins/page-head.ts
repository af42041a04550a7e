import { fillTexts } from '../src/lib/fill.ts'
import { metaTags, pageMeta } from '../src/language/page-meta.ts'
import type { PageName } from '../src/config/pages.ts'
import { ptBR } from '../src/content/languages/pt-br.ts'
import type { Env } from '../src/config/env.ts'
import { structuredData } from './structured-data.ts'

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/**
 * The head of a prerendered page, in the default language: title, meta, Open Graph and Twitter tags,
 * and on the home page what the site is about. `path` is the page's canonical address; without one
 * (404, download links) it is kept out of indexes. Without `VITE_SITE_URL` no tag names an address
 * but the picture's, which is then a path.
 */
export function pageHead(page: PageName, path: string | undefined, env: Env): string {
  const meta = fillTexts(pageMeta(page, ptBR), { brand: env.brandName })
  const url = path === undefined ? undefined : env.siteUrl + env.basePath + path
  const image = `${env.siteUrl}${env.basePath}/og.png`
  // What is written on the picture.
  const imageAlt = `${env.brandName}: ${ptBR.hero.subtitle}`
  const tags = [
    `<title>${escape(meta.title)}</title>`,
    ...metaTags(meta).map(([name, content]) => `<meta ${name} content="${escape(content)}">`),
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(env.brandName)}">`,
    '<meta property="og:locale" content="pt_BR">',
    `<meta property="og:image" content="${escape(image)}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escape(imageAlt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${escape(image)}">`,
    `<meta name="twitter:image:alt" content="${escape(imageAlt)}">`,
  ]
  if (url === undefined) tags.push('<meta name="robots" content="noindex">')
  else if (env.siteUrl !== '')
    tags.push(
      `<link rel="canonical" href="${escape(url)}">`,
      `<meta property="og:url" content="${escape(url)}">`,
    )
  if (page === 'home')
    tags.push(`<script type="application/ld+json">${structuredData(env)}</script>`)
  return tags.join('\n    ')
}
