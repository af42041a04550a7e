import type { EnvironmentOptions } from 'vite'
import type { Language } from '../../src/site/language.ts'
import type { Settings } from '../settings/settings.ts'

/** Vite's environments for a language. The default one uses Vite's own, `client` and `ssr`. */
export function environmentNames(language: Language, settings: Pick<Settings, 'language'>) {
  const suffix = language === settings.language ? '' : `_${language.replaceAll('-', '_')}`
  return { pages: `client${suffix}`, renderer: `ssr${suffix}` }
}

export function languageOf({ name }: { name: string }, settings: Settings): Language {
  const found = settings.builtLanguages.find((language) =>
    Object.values(environmentNames(language, settings)).includes(name),
  )
  return found ?? settings.language
}

/** The environments that build the site, the default language first. All languages share the folder. */
export function languageEnvironments(settings: Settings) {
  const environments: Record<string, EnvironmentOptions> = {}
  for (const language of settings.builtLanguages) {
    const { pages, renderer } = environmentNames(language, settings)
    const isFirst = language === settings.language
    environments[pages] = {
      consumer: 'client',
      // Vite itself empties the folder if it is in the project, and only then.
      build: { emptyOutDir: isFirst ? null : false, copyPublicDir: isFirst },
    }
    environments[renderer] = {
      consumer: 'server',
      // One file that contains its packages runs in any folder.
      resolve: { noExternal: true },
      build: {
        write: false,
        rolldownOptions: {
          input: `${import.meta.dirname}/render-path.tsx`,
          output: { codeSplitting: false, format: 'cjs' },
        },
      },
    }
  }
  return environments
}
