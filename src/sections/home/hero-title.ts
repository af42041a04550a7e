import type { CSSProperties } from 'react'
import type { Language } from '@/content/languages/languages.ts'

interface HeroTitle {
  text: string
  script: 'latin' | 'cjk'
  /** What the hero's styles need to close the title on the measure. */
  style: CSSProperties
}

/** Widths of the translated titles, as designed; see `TitleFit`. */
const FIT: Record<Language, number> = {
  'pt-BR': 3.72,
  'en-US': 3.72,
  'zh-CN': 2.963,
  'ja-JP': 6.09,
  'ko-KR': 3.92,
}

/** The hero's title in a language. A brand that no dictionary translates is shown as it is. */
export function heroTitle(
  translated: string,
  language: Language,
  brand?: { name: string; title: BrandTitle },
): HeroTitle {
  if (brand) return { text: brand.name, script: 'latin', style: titleStyle(brand.title) }
  const latin = language === 'pt-BR' || language === 'en-US'
  return { text: translated, script: latin ? 'latin' : 'cjk', style: { '--fit': FIT[language] } }
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
