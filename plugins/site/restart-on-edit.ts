import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { madeFile } from '../brand/made.ts'
import type { Site } from './site.ts'

/** The site is read once, when a server starts. */
export function restartOnEdit({ folder }: Site): Plugin {
  const isTextOf = (file: string) =>
    file.startsWith(`${folder.content}/`) && /\.(yml|md)$/.test(file)
  return {
    name: 'restart-on-edit',
    configureServer(server) {
      server.watcher.on('all', (_event, place) => {
        const file = normalizePath(path.relative(folder.root, place))
        if (isTextOf(file) || [folder.mark, madeFile(folder)].includes(file)) void server.restart()
      })
    },
  }
}
