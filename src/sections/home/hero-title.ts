import type { CSSProperties } from 'react'
import type { Dictionary } from '@/content/dictionary.ts'

interface HeroTitle {
  text: string
  script: 'latin' | 'cjk'
  /** What the hero's styles need to close the title on the measure. */
  style: CSSProperties
}

/** The hero's title in the language of some texts. A brand that no dictionary translates is shown as it is. */
export function heroTitle(
  { title, titleFit }: Pick<Dictionary['hero'], 'title' | 'titleFit'>,
  brand?: { name: string; title: BrandTitle },
): HeroTitle {
  if (brand) return { text: brand.name, script: 'latin', style: titleStyle(brand.title) }
  const script = /^\p{Script=Latin}/u.test(title) ? 'latin' : 'cjk'
  return { text: title, script, style: { '--fit': titleFit } }
}

/** A measured title's properties, which hero-section.css chooses from by the window. */
export function titleStyle({ bearing, narrow, wide }: BrandTitle): CSSProperties {
  return {
    '--bearing': `${bearing}em`,
    '--fit-narrow': narrow.fit,
    '--lines-narrow': narrow.lines,
    '--fit-wide': wide.fit,
    '--lines-wide': wide.lines,
  }
}
