import { build, type Plugin, type Rolldown } from 'vite'
import { EDITOR_PATH } from '../../src/site/routes.ts'
import { editorPolicy } from '../hosting/editor-policy.ts'
import { serveFiles } from '../server/serve-files.ts'
import type { Site } from '../site/site.ts'
import { editorConfig } from './editor-config.ts'

/** Syntax colours for 300 languages, which the editor does not need. */
const NOT_USED = { find: /^@shikijs\/.*/, replacement: 'data:text/javascript,export default {}' }

/** Typefaces that the editor would load from another host, though its package contains them. */
const FETCHED_TYPEFACE = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

async function editorFiles(site: Site): Promise<Map<string, string | Uint8Array>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: `${import.meta.dirname}/page`,
    base: `${site.basePath}${EDITOR_PATH}/`,
    define: { EDITOR_CONFIG: JSON.stringify(editorConfig(site)) },
    resolve: { alias: [NOT_USED] },
    plugins: [
      {
        name: 'own-typefaces',
        transform: (code) => code.replaceAll(FETCHED_TYPEFACE, ''),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

/** The servers build the editor at its first request, a build of the site only where the settings name a repository. */
export function editor(site: Site): Plugin {
  let files: ReturnType<typeof editorFiles> | undefined
  const home = site.basePath + EDITOR_PATH
  const isInBuild = site.editor.repo !== ''

  const headers = {
    'Content-Security-Policy': editorPolicy(site.editor),
    'Cache-Control': 'no-cache',
  }
  const answer = serveFiles(async (name) => {
    files ??= editorFiles(site)
    return (await files).get(name)
  }, headers)

  return {
    name: 'editor',
    configureServer({ middlewares }) {
      middlewares.use(home, answer)
    },
    configurePreviewServer({ middlewares }) {
      if (!isInBuild) middlewares.use(home, answer)
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      if (!isInBuild) return
      for (const [name, source] of await editorFiles(site))
        this.emitFile({ type: 'asset', fileName: `${EDITOR_PATH.slice(1)}/${name}`, source })
    },
  }
}
