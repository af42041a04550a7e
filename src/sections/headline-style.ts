import { headlineFits } from '@/config/build.ts'

/** The width in ems of a headline whose words are not the designed ones. */
export function headlineStyle(
  headline: keyof typeof headlineFits,
): { '--fit': number } | undefined {
  const fit = headlineFits[headline]
  return fit === undefined ? undefined : { '--fit': fit }
}
