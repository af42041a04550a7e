import type { CSSProperties } from 'react'
import type { BrandTitle } from '@/config/build.ts'
import type { Dictionary } from '@/content/dictionary.ts'

interface HeroTitle {
  text: string
  script: 'latin' | 'cjk'
  /** The properties by which hero-section.css fits the title to its column. */
  style: CSSProperties
}

/** A brand of the owner's is shown in every language as it is written. */
export function heroTitle(
  { title, titleFit }: Pick<Dictionary['hero'], 'title' | 'titleFit'>,
  brand?: { name: string; title: BrandTitle },
): HeroTitle {
  if (brand) return { text: brand.name, script: 'latin', style: titleStyle(brand.title) }
  const script = /^\p{Script=Latin}/u.test(title) ? 'latin' : 'cjk'
  return { text: title, script, style: { '--fit': titleFit } }
}

export function titleStyle({ bearing, narrow, wide }: BrandTitle): CSSProperties {
  return {
    '--bearing': `${bearing}em`,
    '--fit-narrow': narrow.fit,
    '--lines-narrow': narrow.lines,
    '--fit-wide': wide.fit,
    '--lines-wide': wide.lines,
  }
}
