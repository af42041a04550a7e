import { nameFits } from '@/site/build.ts'
import { titleStyle } from './title-style.ts'

/** A title that was not measured has no style. */
export function heroTitle(title: string) {
  const script = /^\p{Script=Latin}/u.test(title) ? 'latin' : 'cjk'
  const measured = nameFits[title]
  return { script, style: measured && titleStyle(measured) }
}
