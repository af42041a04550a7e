const fits = JSON.parse(import.meta.env.HEADLINE_FITS) as Record<string, number>

export type Headline = 'culture' | 'services' | 'courses' | 'contact' | 'downloads'

/** The part of its designed size that the footer's last words can have; nothing where they can have all. */
export const arrivalStyle = 'arrival' in fits ? { '--part': fits['arrival'] } : undefined

/** What a headline's style needs to close other words than the designed ones on the measure. */
export function headlineStyle(headline: Headline): { '--fit': number } | undefined {
  const fit = fits[headline]
  return fit === undefined ? undefined : { '--fit': fit }
}
