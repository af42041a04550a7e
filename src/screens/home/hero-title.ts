import { nameFits } from '@/site/build-facts.ts'
import { titleAttributes } from './title-attributes.ts'

export function heroTitle(title: string) {
  const isCjk = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(title)
  const measured = nameFits[title]
  return { isCjk, attributes: measured && titleAttributes(measured) }
}
