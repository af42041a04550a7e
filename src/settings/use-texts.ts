import type { SwitchableGroup } from '@/content/schema/texts.ts'
import { texts as built } from 'virtual:texts'
import { useLanguage } from './language-provider.tsx'

/**
 * A group's texts in the chosen language. If it lacks the group, `lang` names the build's language, in which
 * the texts then are. The `…Texts` of `virtual:texts` are always in the build's language.
 */
export function useTexts<G extends SwitchableGroup>(group: G) {
  const { language, dictionary } = useLanguage()
  const texts: (typeof built)[G] = dictionary[group] ?? built[group]
  return { texts, lang: texts.lang === language ? undefined : texts.lang }
}
