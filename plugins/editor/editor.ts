import path from 'node:path'
import { build, type Connect, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import type { Env } from '../../src/site/env.ts'
import { editorConfig } from './editor-config.ts'

export const EDITOR_PATH = '/admin/'

const CONFIG = 'virtual:editor-config'

/** What the editor does without: the colours of code in 300 languages. */
const NOT_USED = /^@shikijs\//

/** It would fetch again, from elsewhere, the typefaces that its package has. */
const FETCHED_TYPEFACE = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

/** Nothing but the package's own files. It writes the styles of its parts itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** The editor's page and files, by their names. */
async function editorFiles(env: Env): Promise<Map<string, string | Uint8Array>> {
  const config = `export default ${JSON.stringify(editorConfig(env.siteUrl))}`
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: `${import.meta.dirname}/page`,
    base: env.basePath + EDITOR_PATH,
    publicDir: false,
    plugins: [
      {
        name: 'editor-config',
        resolveId: (id) => (id === CONFIG || NOT_USED.test(id) ? `\0${id}` : undefined),
        load(id) {
          if (id === `\0${CONFIG}`) return config
          return NOT_USED.test(id.slice(1)) ? 'export default {}' : undefined
        },
        transform: (code) => code.replaceAll(FETCHED_TYPEFACE, ''),
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
  })
  const { output } = built as Exclude<typeof built, unknown[] | { close: unknown }>
  return new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  )
}

/**
 * Serves the editor of texts and company data while developing and by `npm start`: it opens the folder
 * of the project on this machine. It is built when it is first asked for.
 */
export function editor(env: Env): Plugin {
  let files: ReturnType<typeof editorFiles> | undefined
  const home = env.basePath + EDITOR_PATH

  async function answer(...[request, response, next]: Parameters<Connect.NextHandleFunction>) {
    const [pathname = ''] = (request.url ?? '').split('?')
    if (pathname === home.slice(0, -1)) return response.writeHead(302, { Location: home }).end()
    if (!pathname.startsWith(home)) return next()
    files ??= editorFiles(env)
    const name = pathname.slice(home.length) || 'index.html'
    const file = (await files).get(name)
    if (file === undefined) return next()
    response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream')
    response.setHeader('Content-Security-Policy', POLICY)
    response.setHeader('Cache-Control', 'no-cache')
    response.end(file)
  }

  function install(server: ViteDevServer | PreviewServer): void {
    server.middlewares.use((...asked) => void answer(...asked).catch(asked[2]))
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
      if (address) server.config.logger.info(`  ➜  Editor:  ${new URL(home, address).href}`)
    }
  }

  return {
    name: 'editor',
    apply: 'serve',
    configureServer: install,
    configurePreviewServer: install,
  }
}
