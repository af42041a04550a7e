import type { HostedPage } from './rules.ts'

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: each page that is not found by its path.
 * The target is the folder: Cloudflare refuses `index.html` there, both find it in the folder.
 */
export function redirectsFile(pages: readonly HostedPage[]): string {
  return pages
    .filter(({ path }) => !path.endsWith('/'))
    .map(({ path, file }) => `${path} ${file.replace('index.html', '')} 200\n`)
    .join('')
}
