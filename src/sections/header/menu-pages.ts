import { BUILD_ROUTES } from '@/config/build.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { dictionary } from '@/texts/dictionary.ts'

export interface MenuPage {
  path: string
  label: string
  /** The label's language, where the current one has no name for the page. */
  lang?: string
}

/** The pages that the header leads to, named in the current language or else in the build's own. */
export function menuPages({ header }: Dictionary): MenuPage[] {
  return BUILD_ROUTES.filter(({ inMenu }) => inMenu).map(({ name, path }) => {
    const label = header[name]
    if (label) return { path, label }
    return { path, label: dictionary.header[name] ?? name, lang: dictionary.meta.lang }
  })
}
