import path from 'node:path'
import type { Texts } from '../../src/content/schema.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import type { Settings } from '../env.ts'
import { readMade, type Made } from '../made.ts'
import { readTexts } from '../texts/read-texts.ts'

export interface CheckInput {
  root: string
  env: Settings
  portuguese: Texts
  texts: ReadonlyMap<Language, Texts>
  made: Made
  publicDir: string
}

export function readCheckInput(root: string, env: Settings): CheckInput {
  return {
    root,
    env,
    portuguese: readTexts(root, DEFAULT_LANGUAGE, env),
    texts: new Map(LANGUAGES.map(({ value }) => [value, readTexts(root, value, env)])),
    made: readMade(),
    publicDir: path.join(root, 'public'),
  }
}
