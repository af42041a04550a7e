import { existsSync, readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { unescape } from 'node:querystring'
import type { Plugin } from 'vite'
import { hostFolder } from '../server/host-folder.ts'
import { middleware, pathOf } from '../server/middleware.ts'
import { NOT_FOUND_FILE } from '../site/prerendered-pages.ts'
import type { Site } from '../site/site.ts'
import { withoutUpgrade } from './content-security-policy.ts'
import { readRules } from './read-rules.ts'
import { DEFAULT_CACHING, headersFor, matchesPath, UNSERVED, type HeaderRule } from './rules.ts'

const HIDDEN = new RegExp(UNSERVED)

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], pathname: string) {
  const headers = { ...DEFAULT_CACHING, ...headersFor(rules, pathname) }
  for (const [name, value] of Object.entries(headers))
    response.setHeader(name, withoutUpgrade(value))
}

/** Makes the preview server answer like a static host: pages and files with their headers, and 404 for the rest. */
export function staticHost(site: Site): Plugin {
  return {
    name: 'static-host',
    // After the embedded services, which set their own headers.
    enforce: 'post',
    configurePreviewServer({ config, middlewares }) {
      const folder = hostFolder(config, site.basePath)
      const top = path.join(folder, site.basePath)
      function isFile(address: string): boolean {
        const file = path.join(folder, unescape(address))
        return existsSync(file) && statSync(file).isFile()
      }

      let builtAt = Number.NaN
      let current: Awaited<ReturnType<typeof readRules>>
      async function currentRules() {
        const { mtimeMs } = statSync(path.join(top, NOT_FOUND_FILE))
        if (mtimeMs !== builtAt) current = await readRules(top, site)
        builtAt = mtimeMs
        return current
      }

      middlewares.use(
        middleware(async (request, response, pass) => {
          const pathname = pathOf(request)
          const { rules, pages } = await currentRules()
          const page = pages.find((known) => matchesPath(known.path, pathname))
          const file = page?.file ?? [pathname, `${pathname}/index.html`].find(isFile)
          if (file && !HIDDEN.test(unescape(pathname))) {
            setHeaders(response, rules, pathname)
            request.url = file.replace('//', '/')
            return pass()
          }
          setHeaders(response, rules, `${site.basePath}/${NOT_FOUND_FILE}`)
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(readFileSync(path.join(top, NOT_FOUND_FILE)))
        }),
      )
    },
  }
}
