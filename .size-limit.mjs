import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const dist = process.env['SITE_DIST'] ?? 'dist'

// What the home page asks for before it is usable. Its style stands in it, and its code is named by
// the script that starts it.
const html = readFileSync(`${dist}/index.html`, 'utf8')
const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
const cut = 'node_modules/.cache/size-limit'
mkdirSync(cut, { recursive: true })
writeFileSync(`${cut}/style.css`, style)
writeFileSync(`${cut}/index.html`, html.replace(style, ''))

/** @param {RegExp} pattern */
const named = (pattern) => [...new Set(html.match(pattern))].map((address) => `${dist}${address}`)
const [start = ''] = /\[[^\]]*\],p='paint'/.exec(html) ?? []
const code = (start.match(/\/assets\/[^"]+\.js/g) ?? []).map((address) => `${dist}${address}`)
const font = named(/\/assets\/[^"]+\.woff2/g)

for (const [name, found] of Object.entries({ style, code, font }))
  if (found.length === 0)
    throw new Error(`The home page names no ${name}: nothing would be measured`)

export default [
  { name: 'JavaScript of the first load', path: code, limit: '95 kB', gzip: true },
  { name: 'CSS of the first load', path: `${cut}/style.css`, limit: '14 kB', gzip: true },
  { name: 'HTML of the home page', path: `${cut}/index.html`, limit: '22 kB', gzip: true },
  { name: 'Font', path: font, limit: '48 kB', brotli: false },
  {
    name: 'Everything for the first view',
    path: [...code, ...font, `${dist}/index.html`],
    limit: '175 kB',
    gzip: true,
  },
]
