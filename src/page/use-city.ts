import { useTexts } from '@/settings/use-texts.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { displayCity } from '@/text/display-city.ts'

export function useCity(): string {
  const texts = useTexts('reachUs')
  return displayCity(siteConfig.city, texts.city)
}
