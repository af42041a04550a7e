import type { Language } from '../../src/config/languages.ts'
import { hostedPages } from './rules.ts'

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: each page that is not found by its path.
 * The target is the folder: Cloudflare refuses `index.html` there, both find it in the folder.
 */
export function redirectsFile(basePath = '', languages?: readonly Language[]): string {
  return hostedPages(basePath, languages)
    .filter(({ path }) => !path.endsWith('/'))
    .map(({ path, file }) => `${path} ${file.replace('index.html', '')} 200\n`)
    .join('')
}
