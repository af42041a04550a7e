import { OWN_PAGES } from '@/config/own-pages.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { dictionary } from '@/texts/dictionary.ts'

/** The pages that the header leads to, named in the current language or else in the build's own. */
export function menuPages({ header }: Dictionary): { path: string; label: string }[] {
  return OWN_PAGES.filter(({ inMenu }) => inMenu).map(({ name, path }) => ({
    path,
    label: header[name] ?? dictionary.header[name] ?? name,
  }))
}
