import type { CSSProperties } from 'react'
import { nameFits } from '@/site/build.ts'
import { titleStyle } from './title-style.ts'

interface HeroTitle {
  script: 'latin' | 'cjk'
  /** Nothing for a title that nobody has measured. */
  style: CSSProperties | undefined
}

export function heroTitle(title: string): HeroTitle {
  const script = /^\p{Script=Latin}/u.test(title) ? 'latin' : 'cjk'
  const measured = nameFits[title]
  return { script, style: measured && titleStyle(measured) }
}
