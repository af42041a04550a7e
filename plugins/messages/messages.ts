import { readEnvironment } from '../environment.ts'
import { ENGLISH } from './english.ts'
import { PORTUGUESE } from './portuguese.ts'

export const IN_PORTUGUESE = readEnvironment().locale.startsWith('pt')

export const messages = IN_PORTUGUESE ? PORTUGUESE : ENGLISH
