import { readColours } from '../brand/tokens.mjs'
import { EDITION, MEASURE, PAGE, SMALLEST_PT } from './guide-settings.mjs'

/** @import { Company } from '../brand/company.mjs' */
/** @import { GuideSettings } from './guide-settings.mjs' */

/** The page's margins in points: head, fore edge, foot, back. */
export const MARGIN = { top: 46, right: 18, bottom: 34, left: 30 }

/**
 * A guide as one HTML document: cover, leaf with title and contents (filled in by preparePage),
 * the source, and the last leaf.
 *
 * @param {{ guide: GuideSettings, company: Company, css: string, source: string, cover: Buffer }} parts
 */
export function guideShell({ guide, company, css, source, cover }) {
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
  size: ${PAGE.width}pt ${PAGE.height}pt;
  margin: ${MARGIN.top}pt ${MARGIN.right}pt ${MARGIN.bottom}pt ${MARGIN.left}pt;
}
@page cover { margin: 0 }
@page colophon { margin-bottom: ${MARGIN.bottom - 20}pt }
:root {
  --accent: ${readColours('light')['primary']};
  --smallest: ${SMALLEST_PT};
  --measure: ${MEASURE}pt;
  --page-height: ${PAGE.height}pt;
  --sheet: ${PAGE.height - MARGIN.top - MARGIN.bottom - 1}pt;
  --endpaper-ground: ${ground};
  --endpaper-ink: ${ink};
  --endpaper-line: ${line};
}
</style>
</head>
<body>
<div class="cover">
<img src="data:image/png;base64,${cover.toString('base64')}" alt="${escapeHtml(guide.coverAlt)}">
</div>
<section class="endpaper contents">
<p class="title" style="font-stretch: ${display.width}%">${display.lines.map(escapeHtml).join(' <br>')}</p>
${display.rest && `<p class="title-rest">${escapeHtml(display.rest)}</p>`}
<p class="subtitle">${escapeHtml(guide.subtitle)}</p>
<p>${escapeHtml(company.brand)}, ${EDITION.printed}</p>
<h1>Sumário</h1>
<ol></ol>
<p class="axis">Na margem, a marca desce do Cruzeiro do Sul ao polo, na última página.</p>
</section>
<main>
${source}
</main>
<section class="endpaper colophon" id="sobre-este-guia">
<h1>Sobre este guia</h1>
${colophon(guide, company)}
<p class="pole">Você chegou ao sul.</p>
</section>
</body>
</html>`
}

/** @param {GuideSettings} guide @param {Company} company */
function colophon(guide, { brand, email, siteUrl }) {
  const name = escapeHtml(brand)
  const mail = escapeHtml(email)
  const downloads = siteUrl
    ? `em <a href="${escapeHtml(siteUrl)}/downloads">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}/downloads</a>`
    : 'na página de downloads do site'
  return `<p><strong>${escapeHtml(guide.title)}</strong>, versão ${EDITION.version}, ${EDITION.printed}. Leis, normas, preços e endereços foram citados como estavam nessa data: confira o estado atual antes de decidir.</p>
<p><strong>Quem responde.</strong> A ${name} escreveu este guia e responde por ele. O conteúdo é informativo e não substitui a orientação de um advogado, de um contador ou do encarregado de dados da sua empresa.</p>
<p><strong>Erratas.</strong> Achou um erro? Escreva para <a href="mailto:${mail}">${mail}</a> com a página e a versão. O que for confirmado entra na versão seguinte.</p>
<p><strong>Planilha.</strong> As contas dos exercícios estão em ${guide.workbook}, ao lado deste guia, ${downloads}: troque os números e veja o resultado.</p>
<p><strong>Cópias.</strong> As folhas de preencher podem ser copiadas e usadas dentro da sua empresa. Em A4, uma página ampliada a 141% ocupa a folha, e duas cabem lado a lado.</p>
<p><strong>4½×.</strong> Prolongue o braço maior do Cruzeiro do Sul quatro vezes e meia e chegará perto do polo sul celeste. É o eixo na margem: a marca desce por ele, página a página, da capa até aqui.</p>
<p>© ${EDITION.year} ${name}. Todos os direitos reservados. Composto em Archivo, da Omnibus-Type, desenhada em Buenos Aires.</p>`
}

/** Text as it may stand in HTML, in attributes too. */
export function escapeHtml(/** @type {string} */ text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
