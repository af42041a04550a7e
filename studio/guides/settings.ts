/** Edition and month of the three texts: printed in them, and the creation date of the files. */
export const EDITION = {
  version: '4.0',
  printed: 'novembro de 2026',
  iso: '2026-11-01T12:00:00Z',
  year: 2026,
}

/**
 * In CSS pixels, in the shape of A5: two pages to a sheet of A4. Fitted to a phone 390 px wide, a page is
 * shown at 0.87: text of 11.5 pt is 13 px there, tables of 10.5 pt are 12 px. Multiples of 8 are sizes
 * that Chromium does not round.
 */
export const PAGE = { width: 448, height: 632 }
export const MARGIN = { top: 36, side: 37, bottom: 54 }

export interface GuideSettings {
  name: 'ia' | 'gestao' | 'automacao'
  file: string
  title: string
  subject: string
  /** What is drawn on its cover. */
  coverWords: string
  /** The page that the site shows. */
  shown: number
  /** HTML under the contents. */
  readFirst?: string
  /**
   * The cover as it stands on the site's shelf, each of its own shape, in points (4 px of the picture). On the
   * page, ground is put in at `extendAt`, from the top.
   */
  art: { width: number; height: number; extendAt: number }
  /** The colours of the leaf with the contents and of the last one. */
  endpaper: { ground: string; ink: string; line: string }
  /** Where the art carries the brand, in points from the top left. */
  wordmark: { left: number; baseline: number; size: number }
}

export const GUIDES: readonly GuideSettings[] = [
  {
    name: 'ia',
    file: 'ia-guia.pdf',
    title: 'Guia Prático de Inteligência Artificial',
    subject: 'Inteligência artificial na prática para empresas brasileiras de 10 a 200 pessoas',
    coverWords:
      'o eixo do Cruzeiro do Sul: prolongado quatro vezes e meia, de 1× a 4½×, ele aponta o polo do céu.',
    shown: 3,
    readFirst:
      'Para quem atende clientes por escrito e não quer comprar à toa. A empresa pequena vem primeiro; a compra de um sistema é o anexo.',
    art: { width: 444, height: 630, extendAt: 175 },
    endpaper: { ground: '#0b171c', ink: '#f1ecdf', line: '#39454a' },
    wordmark: { left: 47, baseline: 599.5, size: 16.4 },
  },
  {
    name: 'gestao',
    file: 'gestao-agil.pdf',
    title: 'Gestão Ágil de Projetos de Software',
    subject: 'Gestão ágil de projetos de software para empresas brasileiras de 10 a 200 pessoas',
    coverWords: 'as fases da lua numa espiral: cada volta é um ciclo completo.',
    shown: 3,
    readFirst:
      'A empresa pequena vem primeiro, e o contrato é o anexo. O projeto já atrasou? Comece pela <a class="page" href="#atrasado">página</a>.',
    art: { width: 450, height: 620, extendAt: 151 },
    endpaper: { ground: '#ea6248', ink: '#10222a', line: '#b3533f' },
    wordmark: { left: 45.3, baseline: 591, size: 15.3 },
  },
  {
    name: 'automacao',
    file: 'automacao-produtividade.pdf',
    title: 'Automação e Produtividade com IA',
    subject:
      'Automação de processos com inteligência artificial para empresas brasileiras de 10 a 200 pessoas',
    coverWords: 'rastros de estrelas em torno do polo, sobre uma onda quadrada que acelera.',
    shown: 4,
    readFirst: 'Para quem recebe pedidos por WhatsApp e e-mail. Comprar é o anexo.',
    art: { width: 480, height: 600, extendAt: 175 },
    endpaper: { ground: '#cef07a', ink: '#10222a', line: '#a4c168' },
    wordmark: { left: 45, baseline: 573, size: 16 },
  },
]

export function sourceOf({ file }: GuideSettings): URL {
  return new URL(file.replace(/pdf$/, 'html'), import.meta.url)
}

/** It lies beside the guide, and is made by hand. */
export function workbookOf({ name }: GuideSettings): string {
  return `${name}-planilha.xlsx`
}
