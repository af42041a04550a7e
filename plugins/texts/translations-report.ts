import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/config/languages.ts'
import type { Env } from '../../src/config/env.ts'
import type { Dictionary } from '../../src/content/dictionary.ts'
import { readTexts, staleTexts } from './language-texts.ts'

/** Says in a build which translations that the site shows are older than their Portuguese. */
export function translationsReport({ optional }: Env): Plugin {
  return {
    name: 'translations-report',
    apply: 'build',
    async configResolved({ root, logger }) {
      for (const { value: language } of LANGUAGES) {
        if (language === DEFAULT_LANGUAGE) continue
        const { dictionary } = await readTexts(root, language, 'dictionary.ts')
        const groups = Object.entries(dictionary as Dictionary)
        const isShown = (file: string) =>
          optional.languages.includes(language) ||
          file === 'dictionary.ts' ||
          groups.some(([group, texts]) => file === `${group}.ts` && Object.keys(texts).length > 0)
        const stale = await staleTexts(root, language, isShown)
        if (stale.length > 0)
          logger.warn(
            `${language} is older than the Portuguese: ${stale.join(', ')}. Translate, then run: npm run translated`,
          )
      }
    },
  }
}
