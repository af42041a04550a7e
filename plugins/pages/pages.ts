import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Language } from '../../src/site/language.ts'
import type { Settings } from '../settings/settings.ts'
import { renderPage } from './render-page.ts'

const WORDS = 'virtual:words'
const ID = `\0${WORDS}`

/** Provides `virtual:words`, by which pages are prerendered. What visitors get is empty. */
export function pages(language: Language, settings: Settings): Plugin {
  const { folder } = settings
  const own = settings.pages.filter((page) => page.language === language)
  return {
    name: 'pages',
    resolveId: (source) => (source === WORDS ? ID : null),
    async load(id) {
      if (id !== ID) return null
      const isShipped =
        this.environment.mode === 'build' && this.environment.config.consumer === 'client'
      const shown = isShipped ? [] : own
      const words = await Promise.all(
        shown.map(async (page) => [page.path, await renderPage(settings, page)] as const),
      )
      return `export const words = ${JSON.stringify(Object.fromEntries(words))}`
    },
    async hotUpdate({ file, server }) {
      const changed = normalizePath(path.relative(folder.root, file))
      if (!changed.startsWith(`${folder.texts}/`) || !changed.endsWith('.md')) return undefined
      await server.restart()
      return []
    },
  }
}
