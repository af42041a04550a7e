import { BUILD_ROUTES } from '@/config/build-routes.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { dictionary } from '@/texts/dictionary.ts'

interface MenuPage {
  path: string
  label: string
  /** Set if the label is not in the current language. */
  lang?: string
}

/** Named in the current language, or else in the build's. */
export function menuPages({ header }: Dictionary): MenuPage[] {
  return BUILD_ROUTES.filter(({ inMenu }) => inMenu).map(({ name, path }) => {
    const label = header[name]
    if (label) return { path, label }
    return { path, label: dictionary.header[name] ?? name, lang: dictionary.meta.lang }
  })
}
