import { openMeasure } from './measure-text.ts'
import type { Measure, Setting } from './measure-text.ts'

/** The headlines by their styles (src/styles/grid.css), with the words that each is designed for. */
const HEADLINES: Record<string, Setting & { fit: number; words: readonly string[] }> = {
  culture: { wdth: 118, wght: 470, tracking: -0.045, fit: 8.91, words: ['Quem somos nós'] },
  services: { wdth: 106, wght: 470, tracking: -0.045, fit: 7.377, words: ['Nossos Serviços'] },
  courses: { wdth: 92, wght: 470, tracking: -0.042, fit: 5.865, words: ['Nossos Cursos'] },
  contact: { wdth: 78, wght: 470, tracking: -0.038, fit: 5.858, words: ['Entre em Contato'] },
  downloads: {
    wdth: 106,
    wght: 470,
    tracking: -0.045,
    fit: 8.25,
    words: ['Materiais Gratuitos', 'para Download'],
  },
}

/** Few letters do not make a headline larger than the largest by design; those of a square are larger. */
const MIN_FIT = 5.858
const MIN_FIT_OF_SQUARES = 7.2

/** The footer's last words are never larger than as designed: what they need less of that size. */
const ARRIVAL = {
  wdth: 62,
  wght: 480,
  tracking: -0.03,
  words: ['Você chegou', 'ao sul.'],
}

function widest(measure: Measure, lines: readonly string[]): number {
  return Math.max(...lines.map((line) => measure(line).right - measure(line).left))
}

/**
 * Measures headlines of other words than the designed ones, so that each closes on the page's measure
 * where those do. Gives the fit of each by its style, and none for what stands as designed.
 * For the footer's last words, `arrival`, it is the part of the designed size that they can have.
 * @param headings lines of each headline, by the end of its style's name
 */
export async function headlineFits(
  headings: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, number>> {
  const fits: Record<string, number> = {}
  for (const [name, { fit, words, ...setting }] of Object.entries(HEADLINES)) {
    const lines = headings[name] ?? words
    if (lines.join() === words.join()) continue
    const measure = await openMeasure(setting)
    const least = /\p{Script=Latin}/u.test(lines.join('')) ? MIN_FIT : MIN_FIT_OF_SQUARES
    const own = (fit * widest(measure, lines)) / widest(measure, words)
    fits[name] = Number(Math.max(least, own).toFixed(3))
  }
  const { words, ...setting } = ARRIVAL
  const measure = await openMeasure(setting)
  const part = widest(measure, words) / widest(measure, headings['arrival'] ?? words)
  if (part < 1) fits['arrival'] = Number(part.toFixed(3))
  return fits
}
