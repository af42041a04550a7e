import { readFileSync } from 'node:fs'

/** What the home page asks for before it is usable: the files that its HTML names. */
const html = readFileSync('dist/index.html', 'utf8').replace(/<link[^>]*media="print"[^>]*>/, '')
const named = Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g), ([, file]) => file)
/** @param {string} ending */
const files = (ending) =>
  named.filter((file) => file?.endsWith(ending)).map((file) => `dist/${file}`)

export default [
  { name: 'JavaScript of the first load', path: files('.js'), limit: '95 kB', gzip: true },
  { name: 'CSS of the first load', path: files('.css'), limit: '14 kB', gzip: true },
  { name: 'HTML of the home page', path: 'dist/index.html', limit: '22 kB', gzip: true },
  { name: 'Font', path: files('.woff2'), limit: '48 kB', brotli: false },
  {
    name: 'Everything for the first view',
    path: [...files('.js'), ...files('.css'), ...files('.woff2'), 'dist/index.html'],
    limit: '175 kB',
    gzip: true,
  },
]
