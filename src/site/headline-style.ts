import { headlineFits } from './build.ts'

/** Fits a headline to its column if its words were measured; otherwise the style sheet's size holds. */
export function headlineStyle(
  headline: keyof typeof headlineFits,
  lines: readonly string[],
): { '--fit': number } | undefined {
  const measured = headlineFits[headline]
  return measured?.text === lines.join('\n') ? { '--fit': measured.fit } : undefined
}
