import { brandTitle } from '@/config/build.ts'
import { site } from '@/config/build.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'

/** The first heading of the home page: the brand, or its name in a dictionary that translates it. */
export const homeHeading = ({ hero }: Dictionary) => (brandTitle ? site.brandName : hero.title)

export const HOME_HEADING = homeHeading(ptBR)
