import { readProcessEnv } from '../process-env.ts'
import { ENGLISH } from './english.ts'
import { PORTUGUESE } from './portuguese.ts'

export const IN_PORTUGUESE = readProcessEnv().locale.startsWith('pt')

export const messages = IN_PORTUGUESE ? PORTUGUESE : ENGLISH
