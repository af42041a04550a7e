import { headlineFits } from './build.ts'

/** The style that fits a headline to its column, if its words were measured. */
export function headlineStyle(
  headline: keyof typeof headlineFits,
  lines: readonly string[],
): { '--fit': number } | undefined {
  const measured = headlineFits[headline]
  return measured?.text === lines.join('\n') ? { '--fit': measured.fit } : undefined
}
