import { nameFits } from '@/site/build-facts.ts'
import { titleFit } from './title-fit.ts'

/** A title that was not measured has no fit. */
export function heroTitle(title: string) {
  const isCjk = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(title)
  const measured = nameFits[title]
  return { isCjk, fit: measured && titleFit(measured) }
}
