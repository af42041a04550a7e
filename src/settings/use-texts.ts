import { texts as built } from 'virtual:texts'
import { useLanguage } from './language-provider.tsx'

/**
 * A group's texts in the chosen language. If that language lacks the group, the texts are in the
 * build's language, which `lang` names. Plain functions and lower layers import `…Texts` instead,
 * which are always in the build's language.
 */
export function useTexts<G extends keyof typeof built>(group: G) {
  const { language, dictionary } = useLanguage()
  const texts: (typeof built)[G] = dictionary[group] ?? built[group]
  return { texts, lang: texts.lang === language ? undefined : texts.lang }
}
