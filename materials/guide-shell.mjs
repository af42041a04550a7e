import { TEXT_DATE } from './guide-settings.mjs'

/** @import { GuideSettings } from './guide-settings.mjs' */

/** The page's margins in points: head, fore edge, foot, back. */
export const MARGIN = { top: 48, right: 18, bottom: 36, left: 34 }

/** The brand that is drawn into the art of the covers. */
const BRAND_IN_ART = 'Austral'

/**
 * A guide as one HTML document: cover, leaf with title and contents (filled in by preparePage),
 * the source, and the last leaf.
 *
 * @param {{ guide: GuideSettings, brand: string, css: string, source: string, art: Buffer }} parts
 */
export function guideShell({ guide, brand, css, source, art }) {
  const { width, height } = guide.pagePt
  const { ground, ink, line } = guide.endpaper
  const { display } = guide
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>${escapeHtml(guide.title)}</title>
<style>
${css}
@page {
  size: ${width}pt ${height}pt;
  margin: ${MARGIN.top}pt ${MARGIN.right}pt ${MARGIN.bottom}pt ${MARGIN.left}pt;
}
@page cover { margin: 0 }
@page colophon { margin-bottom: ${MARGIN.bottom - 20}pt }
:root {
  --measure: ${guide.measurePt}pt;
  --page-height: ${height}pt;
  --sheet: ${height - MARGIN.top - MARGIN.bottom - 1}pt;
  --endpaper-ground: ${ground};
  --endpaper-ink: ${ink};
  --endpaper-line: ${line};
}
</style>
</head>
<body>
<div class="cover">
<img src="data:image/png;base64,${art.toString('base64')}" alt="${escapeHtml(guide.coverAlt)}">
${brand === BRAND_IN_ART ? '' : wordmark(guide, brand)}
</div>
<section class="endpaper contents">
<p class="title" style="font-stretch: ${display.width}%">${display.lines.map(escapeHtml).join(' <br>')}</p>
${display.rest && `<p class="title-rest">${escapeHtml(display.rest)}</p>`}
<p class="subtitle">${escapeHtml(guide.subtitle)}</p>
<p>${escapeHtml(brand)}, ${TEXT_DATE.printed}</p>
<h1>Sumário</h1>
<ol></ol>
</section>
<main>
${source}
</main>
<section class="endpaper colophon" id="sobre-este-guia">
<h1>Sobre este guia</h1>
<p>${escapeHtml(guide.title)}. Texto de ${TEXT_DATE.printed}. Leis, normas e endereços foram citados como estavam nessa data: confira o estado atual antes de decidir.</p>
<p>Os exercícios com números são hipotéticos e trazem as premissas ao lado. O conteúdo é informativo e não substitui a orientação de um advogado, de um contador ou do encarregado de dados da sua empresa.</p>
<p>As folhas de preencher podem ser copiadas e usadas dentro da sua empresa.</p>
<p>© ${TEXT_DATE.year} ${escapeHtml(brand)}. Todos os direitos reservados.</p>
<p>Composto em Archivo, da Omnibus-Type, desenhada em Buenos Aires.</p>
<p class="pole">Você chegou ao sul.</p>
</section>
</body>
</html>`
}

/** Covers the brand in the art by another one. */
function wordmark(/** @type {GuideSettings} */ guide, /** @type {string} */ brand) {
  const { left, baseline, size } = guide.wordmark
  const { ground, ink } = guide.endpaper
  const { width, height } = guide.pagePt
  return `<svg aria-hidden="true" viewBox="0 0 ${width} ${height}">
<rect x="${left - 2}" y="${baseline - size}" width="${size * 5}" height="${size * 1.4}" fill="${ground}"/>
<text x="${left}" y="${baseline}" fill="${ink}" font-size="${size}">${escapeHtml(brand)}</text>
</svg>`
}

/** Text as it may stand in HTML, in attributes too. */
export function escapeHtml(/** @type {string} */ text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
