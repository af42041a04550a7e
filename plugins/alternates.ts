import { DEFAULT_LANGUAGE } from '../src/config/languages.ts'
import type { Language } from '../src/config/languages.ts'
import { routesIn } from '../src/config/routes.ts'
import type { PageName } from '../src/config/routes.ts'

/** The addresses of a page in all its languages, for `hreflang`; none where it has only one. */
export function alternates(
  page: PageName,
  languages: readonly Language[],
): { lang: Language | 'x-default'; path: string }[] {
  if (languages.length < 2) return []
  const pathIn = (language: Language) =>
    routesIn(language).find(({ name }) => name === page)?.path ?? ''
  return [
    ...languages.map((language) => ({ lang: language, path: pathIn(language) })),
    { lang: 'x-default', path: pathIn(DEFAULT_LANGUAGE) },
  ]
}
