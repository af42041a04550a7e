import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Makes the preview server answer as a static host does: known paths, and a real 404 for the rest. */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const outDir = path.resolve(server.config.root, server.config.build.outDir)

      server.middlewares.use((request, _response, next) => {
        const [pathname = '/'] = (request.url ?? '/').split('?')
        if (pathname === '/') request.url = '/index.html'
        else if (/^\/downloads\/?$/.test(pathname)) request.url = '/downloads/index.html'
        else if (/^\/download(\/[^/]+)?\/?$/.test(pathname)) request.url = '/download/index.html'
        next()
      })

      return () => {
        server.middlewares.use((_request, response, next) => {
          readFile(path.join(outDir, '404.html')).then((page) => {
            response.statusCode = 404
            response.setHeader('Content-Type', 'text/html; charset=utf-8')
            response.end(page)
          }, next)
        })
      }
    },
  }
}
