import type { EnvironmentOptions } from 'vite'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import { buildFacts } from '../build-facts.ts'
import type { Settings } from '../settings/settings.ts'

/** Vite's environments for a language. The default one uses Vite's own, `client` and `ssr`. */
export function environmentNames(language: Language): { pages: string; renderer: string } {
  const suffix = language === DEFAULT_LANGUAGE ? '' : `_${language.replace('-', '_')}`
  return { pages: `client${suffix}`, renderer: `ssr${suffix}` }
}

export function languageOf({ name }: { name: string }): Language {
  const found = LANGUAGES.find(({ value }) => Object.values(environmentNames(value)).includes(name))
  return found?.value ?? DEFAULT_LANGUAGE
}

/** The environments that build the site, the default language first. All languages share the folder. */
export async function languageEnvironments(settings: Settings) {
  const environments: Record<string, EnvironmentOptions> = {}
  for (const language of settings.languages) {
    const { pages, renderer } = environmentNames(language)
    const define = await buildFacts(settings, language)
    const isFirst = language === DEFAULT_LANGUAGE
    environments[pages] = {
      define,
      consumer: 'client',
      // Vite itself empties the folder if it is in the project, and only then.
      build: { emptyOutDir: isFirst ? null : false, copyPublicDir: isFirst },
    }
    environments[renderer] = {
      define,
      consumer: 'server',
      // One file that contains its packages runs in any folder.
      resolve: { noExternal: true },
      build: {
        write: false,
        rolldownOptions: {
          input: `${import.meta.dirname}/prerender-entry.tsx`,
          output: { codeSplitting: false, format: 'cjs' },
        },
      },
    }
  }
  return environments
}
