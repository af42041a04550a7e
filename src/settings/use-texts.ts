import type { SwitchableGroup } from '@/content/schema/texts.ts'
import { texts as built } from 'virtual:texts'
import { useLanguage } from './language-provider.tsx'

/** Texts in the chosen language, or else in the build's, as the `…Texts` of `virtual:texts` always are. */
export function useTexts<G extends SwitchableGroup>(group: G): (typeof built)[G] {
  return useLanguage().dictionary[group] ?? built[group]
}
