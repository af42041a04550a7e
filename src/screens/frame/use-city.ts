import { siteConfig } from '@/site/build.ts'
import { displayCity } from '@/site/display-city.ts'
import { useTexts } from '@/settings/use-texts.ts'

export function useCity(): string {
  const { texts } = useTexts('reachUs')
  return displayCity(siteConfig.companyCity, texts.city)
}
