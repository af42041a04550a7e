import { readFile } from 'node:fs/promises'
import { hashOf } from '../../plugins/brand/made.ts'
import { readColours } from '../../plugins/brand/theme-colours.ts'
import { escapeHtml } from '../../plugins/escape-html.ts'
import { FOLDER, type Company } from '../site.ts'
import { readArt } from './covers.ts'
import { EDITION, MARGIN, PAGE, sourceOf, workbookOf, type GuideSettings } from './settings.ts'

/** The PDF carries it, so that a test can tell without printing whether the file is up to date. */
export async function guideDigest(guide: GuideSettings, company: Company): Promise<string> {
  return hashOf(Buffer.from(await guideHtml(guide, company, await readArt(guide))))
}

export async function guideHtml(
  guide: GuideSettings,
  company: Company,
  coverPage: Buffer,
  faces = '',
): Promise<string> {
  const css = await readFile(new URL('guide.css', import.meta.url), 'utf8')
  const source = await readFile(sourceOf(guide), 'utf8')
  const { ground, ink, line } = guide.endpaper
  const title = escapeHtml(guide.title)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
${faces}
${css}
@page {
  size: ${PAGE.width}px ${PAGE.height}px;
  margin: ${MARGIN.top}px ${MARGIN.side}px ${MARGIN.bottom}px;
}
@page endpaper {
  background: ${ground};
  @bottom-right { color: ${ink} }
}
@page sheet {
  @bottom-left { content: "${title}" }
}
:root {
  --accent: ${readColours(FOLDER, 'light')['primary']};
  --page-height: ${PAGE.height}px;
  --sheet: ${PAGE.height - MARGIN.top - MARGIN.bottom - 1}px;
  --cover: ${ground};
  --cover-ink: ${ink};
  --endpaper-ink: ${ink};
  --endpaper-line: ${line};
}
</style>
</head>
<body>
<div class="cover">
<img src="data:image/png;base64,${coverPage.toString('base64')}" alt="Capa: ${title}. Na imagem, ${escapeHtml(guide.coverWords)}">
</div>
<section class="endpaper contents">
<h1>Sumário</h1>
<ol></ol>
${guide.readFirst ? `<p>${guide.readFirst}</p>` : ''}
<p><strong>${title}</strong><br>
${escapeHtml(company.brand)}, ${EDITION.printed}</p>
</section>
<main>
${withWorkbook(source, guide, company)}
</main>
<section class="endpaper colophon" id="sobre-este-guia">
<h1>Sobre este guia</h1>
${colophon(guide, company)}
</section>
</body>
</html>`
}

export function withWorkbook(
  source: string,
  guide: GuideSettings,
  { siteUrl }: Pick<Company, 'siteUrl'>,
) {
  const place = siteUrl
    ? `em <a href="${escapeHtml(siteUrl)}/downloads">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}/downloads</a>`
    : 'na página de downloads do nosso site'
  return source.replaceAll(
    '{planilha}',
    `<strong class="file">${workbookOf(guide)}</strong>, ${place}`,
  )
}

function colophon(guide: GuideSettings, company: Company) {
  const name = escapeHtml(company.brand)
  const mail = escapeHtml(company.email)
  return `<p>Versão ${EDITION.version}, ${EDITION.printed}. Leis mudam: a <a class="page" href="#fontes">página</a> diz o que conferimos nessa data.</p>
<p>Na capa, ${escapeHtml(guide.coverWords)}</p>
<p>Este guia foi escrito por ${name}, que responde por ele. O conteúdo é informativo e não substitui um advogado, um contador ou o encarregado de dados da sua empresa.</p>
<p>Achou um erro? Escreva para <a href="mailto:${mail}">${mail}</a> com a página e a versão. O que for confirmado entra na versão seguinte.</p>
<p>${withWorkbook('As contas deste guia estão na planilha {planilha}: troque os números e veja o resultado.', guide, company)}</p>
<p>As folhas de preencher podem ser copiadas e usadas dentro da sua empresa; na planilha, cada uma enche uma folha A4. Impressas, duas páginas do guia cabem lado a lado em uma A4.</p>
<p>© ${EDITION.year} ${name}. Todos os direitos reservados. Composto em Archivo, da Omnibus-Type.</p>`
}
