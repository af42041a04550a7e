import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { madeFile } from '../brand/made.ts'
import { readSiteFiles } from './read-site.ts'
import type { Site } from './site.ts'

/** The site is read once, when a server starts. A fault is shown over the page, and the server goes on. */
export function restartOnEdit({ folder }: Site): Plugin {
  const isTextOf = (file: string) =>
    file.startsWith(`${folder.content}/`) && /\.(yml|md)$/.test(file)
  return {
    name: 'restart-on-edit',
    configureServer(server) {
      let fault = ''
      const showFault = () => {
        if (fault) server.ws.send({ type: 'error', err: { message: fault, stack: '' } })
      }
      // Tailwind has the page loaded anew after each edit.
      server.ws.on('connection', showFault)
      server.watcher.on('all', (_event, place) => {
        const file = normalizePath(path.relative(folder.root, place))
        if (!isTextOf(file) && ![folder.mark, madeFile(folder)].includes(file)) return
        try {
          readSiteFiles(folder)
          void server.restart()
        } catch (error) {
          fault = (error as Error).message
          server.config.logger.error(fault)
          showFault()
        }
      })
    },
  }
}
