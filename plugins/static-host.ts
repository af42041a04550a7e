import { readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '../src/config/languages.ts'
import { withoutUpgrade } from './hosting/content-security-policy.ts'
import { readHeadersFile } from './hosting/headers-file.ts'
import { hostFolder } from './hosting/hosting.ts'
import { CONTROL_FILES, ELSEWHERE, headersFor, NOT_FOUND_FILE, pageFile } from './hosting/rules.ts'
import type { HeaderRule } from './hosting/rules.ts'

const UNSERVED = new Set<string>(CONTROL_FILES.map((file) => `/${file}`))

/**
 * Makes the preview server answer as a static host does, by the header file of the build itself:
 * known addresses with their headers, and a real 404 for the rest.
 */
export function staticHost(languages?: readonly Language[]): Plugin {
  return {
    name: 'static-host',
    // After the local services, whose answers have headers of their own.
    enforce: 'post',
    configurePreviewServer(server) {
      const basePath = server.config.base.slice(0, -1)
      const outDir = path.resolve(server.config.root, server.config.build.outDir)
      const inOutDir = (file: string) => path.join(outDir, file)
      const headersPath = path.join(hostFolder(server.config, basePath), '_headers')
      let read: { madeAtMs: number; rules: HeaderRule[] } = { madeAtMs: 0, rules: [] }

      /** The rules of the build as it is now: it may have been made again meanwhile. */
      function currentRules(): HeaderRule[] {
        const { mtimeMs } = statSync(headersPath)
        if (mtimeMs !== read.madeAtMs) {
          const text = withoutUpgrade(readFileSync(headersPath, 'utf8'))
          read = { madeAtMs: mtimeMs, rules: readHeadersFile(text) }
        }
        return read.rules
      }

      function setHeaders(response: ServerResponse, pathname: string): void {
        const headers = { ...ELSEWHERE, ...headersFor(currentRules(), pathname) }
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      }

      function sendNotFound(response: ServerResponse): void {
        setHeaders(response, `${basePath}/${NOT_FOUND_FILE}`)
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(readFileSync(inOutDir(NOT_FOUND_FILE)))
      }

      server.middlewares.use((request, response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?')
        if (UNSERVED.has(pathname) || /\.(br|gz|html)$|\/\//.test(pathname)) {
          sendNotFound(response)
          return
        }
        setHeaders(response, pathname)
        const file =
          pathname.startsWith(`${basePath}/`) &&
          pageFile(pathname.slice(basePath.length), languages)
        if (file) request.url = `${basePath}/${file}`
        next()
      })

      return () => {
        server.middlewares.use((_request, response) => {
          sendNotFound(response)
        })
      }
    },
  }
}
