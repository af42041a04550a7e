import { headlineFits } from './build.ts'

/** As wide as the words were measured to be, in ems. Others take the size of the style sheet. */
export function headlineStyle(
  headline: keyof typeof headlineFits,
  lines: readonly string[],
): { '--fit': number } | undefined {
  const measured = headlineFits[headline]
  return measured?.text === lines.join('\n') ? { '--fit': measured.fit } : undefined
}
