import { buildTexts } from 'virtual:site'
import { useLanguage } from './language-provider.tsx'

/** A group's texts in the chosen language if it has them, or else in the build's. `lang` says which. */
export function useTexts<G extends keyof typeof buildTexts>(group: G): (typeof buildTexts)[G] {
  return useLanguage().dictionary[group] ?? buildTexts[group]
}
