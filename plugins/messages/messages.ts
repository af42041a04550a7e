import { ENGLISH } from './english.ts'
import { PORTUGUESE } from './portuguese.ts'

/** That of whoever reads: of LANG, or of the system. */
const language = process.env['LANG'] || Intl.DateTimeFormat().resolvedOptions().locale

export const IN_PORTUGUESE = language.startsWith('pt')

export const messages = IN_PORTUGUESE ? PORTUGUESE : ENGLISH
