import type { Language } from '@/content/languages/languages.ts'

interface HeroTitle {
  text: string
  /** Width of the title in its own font size: the measure divided by it closes on the measure. */
  fit: number
  script: 'latin' | 'cjk'
}

/** The brand whose name the dictionaries translate. Any other name is shown as it is. */
const TRANSLATED_BRAND = 'Austral'

const FIT: Record<Language, number> = {
  'pt-BR': 3.72,
  'en-US': 3.72,
  'zh-CN': 2.963,
  'ja-JP': 6.09,
  'ko-KR': 3.92,
}

/** Mean advance of Archivo's letters at the hero's width and tracking, in font sizes. */
const MEAN_ADVANCE = 0.56

/** The hero's title in a language, with the size that makes it close on the measure. */
export function heroTitle(translated: string, brandName: string, language: Language): HeroTitle {
  if (brandName !== TRANSLATED_BRAND)
    return {
      text: brandName,
      fit: Math.max(FIT['pt-BR'], brandName.length * MEAN_ADVANCE),
      script: 'latin',
    }
  const latin = language === 'pt-BR' || language === 'en-US'
  return { text: translated, fit: FIT[language], script: latin ? 'latin' : 'cjk' }
}
