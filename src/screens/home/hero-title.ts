import { nameFits } from '@/site/build.ts'
import { titleStyle } from './title-style.ts'

/** A title that was not measured has no style. */
export function heroTitle(title: string) {
  const script = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(title) ? 'cjk' : 'latin'
  const measured = nameFits[title]
  return { script, style: measured && titleStyle(measured) }
}
