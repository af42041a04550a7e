import type { EnvironmentOptions } from 'vite'
import type { Language } from '../../src/site/language.ts'
import type { Site } from '../site/site.ts'

/** Vite's environments for a language. The default one uses Vite's own, `client` and `ssr`. */
export function environmentNames(language: Language, site: Pick<Site, 'defaultLanguage'>) {
  const suffix = language === site.defaultLanguage ? '' : `_${language.replaceAll('-', '_')}`
  return { pages: `client${suffix}`, renderer: `ssr${suffix}` }
}

export function languageOf({ name }: { name: string }, site: Site): Language {
  const found = site.builtLanguages.find((language) =>
    Object.values(environmentNames(language, site)).includes(name),
  )
  return found ?? site.defaultLanguage
}

/** The environments that build the site, the default language first. All languages share the folder. */
export function languageEnvironments(site: Site) {
  const environments: Record<string, EnvironmentOptions> = {}
  for (const language of site.builtLanguages) {
    const { pages, renderer } = environmentNames(language, site)
    const isFirst = language === site.defaultLanguage
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
