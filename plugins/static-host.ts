import { readFileSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { unescape } from 'node:querystring'
import type { Plugin } from 'vite'
import { withoutUpgrade } from './hosting/content-security-policy.ts'
import { hostFolder } from './hosting/hosting.ts'
import { matchesPath } from './hosting/path-pattern.ts'
import { ELSEWHERE, headersFor, NOT_FOUND_FILE, UNSERVED } from './hosting/rules.ts'
import { readVercelConfig } from './hosting/vercel-config.ts'

const HIDDEN = new RegExp(UNSERVED)

/**
 * Makes the preview server answer as a static host does, by what the build tells hosts: known
 * addresses with their headers, files, and a real 404 for the rest.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    // After the local services, whose answers have headers of their own.
    enforce: 'post',
    configurePreviewServer(server) {
      const basePath = server.config.base.slice(0, -1)
      const folder = hostFolder(server.config, basePath)
      const isFile = (address: string) =>
        statSync(path.join(folder, unescape(address)), { throwIfNoEntry: false })?.isFile()

      // Read each time: the site may have been built again meanwhile.
      const readConfig = () =>
        readVercelConfig(withoutUpgrade(readFileSync(path.join(folder, 'vercel.json'), 'utf8')))

      function setHeaders(response: ServerResponse, pathname: string): void {
        const headers = { ...ELSEWHERE, ...headersFor(readConfig().rules, pathname) }
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      }

      function sendNotFound(response: ServerResponse): void {
        const file = `${basePath}/${NOT_FOUND_FILE}`
        setHeaders(response, file)
        response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(readFileSync(path.join(folder, file)))
      }

      server.middlewares.use((request, response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?')
        const page = readConfig().pages.find((known) => matchesPath(known.path, pathname))
        const file = page?.file ?? [pathname, `${pathname}/index.html`].find(isFile)
        if (!file || HIDDEN.test(pathname)) return sendNotFound(response)
        setHeaders(response, pathname)
        request.url = file.replace('//', '/')
        next()
      })
    },
  }
}
