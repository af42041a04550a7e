import path from 'node:path'
import type { Texts } from '../../src/content/schema.ts'
import type { Site } from '../../src/content/schema/site.ts'
import { LANGUAGES, type Language } from '../../src/site/languages.ts'
import type { Settings } from '../env.ts'
import { readMade, type Made } from '../made.ts'
import { readSite } from '../texts/read-site.ts'
import { readTexts } from '../texts/read-texts.ts'

export interface Checked {
  root: string
  env: Settings
  switched: Site['switched']
  texts: ReadonlyMap<Language, Texts>
  made: Made
  publicDir: string
}

export function readChecked(root: string, env: Settings): Checked {
  return {
    root,
    env,
    switched: readSite(root).switched,
    texts: new Map(LANGUAGES.map(({ value }) => [value, readTexts(root, value, env)])),
    made: readMade(),
    publicDir: path.join(root, 'public'),
  }
}

export function unless(isDone: unknown, line: string): string[] {
  return isDone ? [] : [line]
}
