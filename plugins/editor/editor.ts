import { build, type Plugin, type Rolldown } from 'vite'
import { contentType } from '../content-type.ts'
import { EDITOR_PATH, editorPolicy } from '../hosting/editor-policy.ts'
import { isClient } from '../is-client.ts'
import { middleware, pathOf } from '../middleware.ts'
import { printAddresses } from '../print-addresses.ts'
import type { Settings } from '../settings/settings.ts'
import { editorConfig } from './editor-config.ts'

const NOTHING = '\0nothing'

/** Syntax colours for 300 languages, which the editor does not need. */
const NOT_USED = /^@shikijs\//

/** Typefaces that the editor would load from another host, though its package contains them. */
const FETCHED_TYPEFACE = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

async function editorFiles(settings: Settings): Promise<Map<string, string | Uint8Array>> {
  const unmatched = new Set([NOT_USED, FETCHED_TYPEFACE])
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: `${import.meta.dirname}/page`,
    base: `${settings.basePath}${EDITOR_PATH}/`,
    publicDir: false,
    define: { EDITOR_CONFIG: JSON.stringify(editorConfig(settings)) },
    plugins: [
      {
        name: 'editor-parts',
        enforce: 'pre',
        resolveId(id) {
          if (!NOT_USED.test(id)) return null
          unmatched.delete(NOT_USED)
          return NOTHING
        },
        load: (id) => (id === NOTHING ? 'export default {}' : null),
        transform: (code) =>
          code.replaceAll(FETCHED_TYPEFACE, () => {
            unmatched.delete(FETCHED_TYPEFACE)
            return ''
          }),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })) as Rolldown.RolldownOutput
  if (unmatched.size > 0)
    throw new Error(`The editor's package has changed: it has no ${[...unmatched].join(', ')}`)
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

/** The servers build the editor at its first request, the site's build if the settings name a repository. */
export function editor(settings: Settings): Plugin {
  let files: ReturnType<typeof editorFiles> | undefined
  const home = `${settings.basePath}${EDITOR_PATH}/`
  const policy = editorPolicy(settings.editor)
  const isInBuild = settings.editor.repo !== ''

  const answer = middleware(async (request, response, pass) => {
    const pathname = pathOf(request)
    if (pathname === home.slice(0, -1)) return response.writeHead(302, { Location: home }).end()
    if (!pathname.startsWith(home)) return pass()
    files ??= editorFiles(settings).catch((error: unknown) => {
      files = undefined
      throw error
    })
    const name = pathname.slice(home.length) || 'index.html'
    const file = (await files).get(name)
    if (file === undefined) return pass()
    response.setHeader('Content-Type', contentType(name))
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cache-Control', 'no-cache')
    response.end(file)
  })

  return {
    name: 'editor',
    configureServer(server) {
      server.middlewares.use(answer)
      printAddresses(server, { Editor: home })
    },
    configurePreviewServer(server) {
      if (!isInBuild) server.middlewares.use(answer)
      printAddresses(server, { Editor: home })
    },
    applyToEnvironment: isClient,
    async generateBundle() {
      if (!isInBuild) return
      for (const [name, source] of await editorFiles(settings))
        this.emitFile({ type: 'asset', fileName: `${EDITOR_PATH.slice(1)}/${name}`, source })
    },
  }
}
