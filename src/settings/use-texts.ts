import { texts as built } from 'virtual:texts'
import { useLanguage } from './language-provider.tsx'

/**
 * The texts of a group in the chosen language, or else in the build's; `lang` is set where the two differ.
 * Functions, and rooms below this one, import `…Texts` instead: they are always in the build's language.
 */
export function useTexts<G extends keyof typeof built>(group: G) {
  const { language, dictionary } = useLanguage()
  const texts: (typeof built)[G] = dictionary[group] ?? built[group]
  return { texts, lang: texts.lang === language ? undefined : texts.lang }
}
