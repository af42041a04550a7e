import { brandTitle } from '@/config/build.ts'
import { settings } from '@/config/build.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'

/** The first heading of the home page: the brand, or its name in a dictionary that translates it. */
export const homeHeading = ({ hero }: Dictionary) => (brandTitle ? settings.brandName : hero.title)

export const HOME_HEADING = homeHeading(ptBR)
