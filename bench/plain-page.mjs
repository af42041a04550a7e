import { readFileSync, readdirSync } from 'node:fs'
import { parse } from './text-of-page.mjs'

/**
 * The yardstick: one plain HTML page, as one would write it by hand, with the text, the font and the
 * images of a built page, a few lines of style and no script.
 * @param {string} dist folder of the built site
 * @param {string} file the page's, in it
 */
export function plainPage(dist, file) {
  const html = readFileSync(`${dist}/${file}`, 'utf8')
  const font = readdirSync(`${dist}/assets`).find((name) => name.endsWith('.woff2'))
  const main = parse(html)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Austral</title>
<meta name="description" content="Tecnologia e inteligência artificial.">
<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>
<style>
@font-face{font-family:Archivo;src:url(/assets/${font}) format("woff2");font-weight:400 600;font-stretch:62% 125%;font-display:swap}
body{margin:0 auto;max-width:60rem;padding:5rem 1.25rem;background:#f3eee3;color:#10222a;font:1.0625rem/1.55 Archivo,sans-serif}
h1{font-size:5.5rem;font-stretch:125%;line-height:1;margin:18rem 0 1rem}
h2{font-size:2.5rem;margin-top:6rem}
img{max-width:100%;height:auto}
a{color:inherit}
</style>
</head>
<body>
${main}
</body>
</html>
`
}
