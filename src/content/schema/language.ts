import type { z } from 'zod'
import type { Language } from '../../site/language.ts'
import { group, line, named, same } from './fields.ts'

/** `language.yml` of each language's folder. */
export const LANGUAGE = group('Idioma', {
  label: line('Nome', 'No próprio idioma, como "Português (Brasil)".'),
  short: same('Nome curto', 'Como "PT".'),
  flag: named('file', 'Bandeira'),
})

export interface LanguageOption extends z.infer<typeof LANGUAGE> {
  value: Language
  /** Begins the paths of its pages, such as `/en`. Empty for the first language. */
  prefix: string
}
