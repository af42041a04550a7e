import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { Site } from './site.ts'

/** Every plugin has the site as it was read at the start, so an edit in its folder starts the server again. */
export function restartOnEdit({ folder }: Site, read: () => unknown): Plugin {
  const places = [folder.content, folder.public].map((place) => path.join(folder.root, place))
  const isOfSite = (file: string) =>
    places.some((place) => file.startsWith(`${normalizePath(place)}/`))
  return {
    name: 'restart-on-edit',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ watcher }) {
      // SITE_FOLDER may name one outside of the project.
      watcher.add(places)
    },
    hotUpdate: {
      // Tailwind would have the page load from the server that is about to close.
      order: 'pre',
      async handler({ file, server }) {
        if (!isOfSite(file)) return
        // Vite prints what is wrong with an edit, and goes on with the site of before.
        await server.restart()
        // What is thrown here is shown over the page.
        read()
      },
    },
  }
}
