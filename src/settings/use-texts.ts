import type { SwitchableGroup } from '@/content/schema/texts.ts'
import { texts as built } from 'virtual:texts'
import { useLanguage } from './language-provider.tsx'

/**
 * A group's texts in the chosen language, or in the build's language if it lacks the group: `lang` says which.
 * The `…Texts` of `virtual:texts` are always in the build's language.
 */
export function useTexts<G extends SwitchableGroup>(group: G): (typeof built)[G] {
  return useLanguage().dictionary[group] ?? built[group]
}
