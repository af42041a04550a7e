import { group, line, named, same } from './kinds.ts'

/** `language.yml` of each language's folder. */
export const LANGUAGE = group('Idioma', {
  label: line('Nome', 'No próprio idioma, como "Português (Brasil)".'),
  short: same('Nome curto', 'Como "PT".'),
  flag: named('file', 'Bandeira'),
})
