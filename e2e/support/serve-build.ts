import { preview } from 'vite'
import { editor } from '../../plugins/editor/editor.ts'
import { staticHost } from '../../plugins/hosting/static-host.ts'
import { localServices } from '../../plugins/local-services/local-services.ts'
import type { Site } from '../../plugins/site/site.ts'

/** A built site: its folder and its settings. */
export interface Build {
  dist: string
  settings: Site
}

/** Serves a built site with its embedded services. */
export async function serveBuild({ dist, settings }: Build) {
  // Without the plugins that build the site, which load slowly, and without a limit between sends.
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    base: `${settings.basePath}/`,
    plugins: [editor(settings), staticHost(settings), localServices(settings, 0)],
    build: { outDir: dist + settings.basePath },
    preview: { port: 0, open: false },
    logLevel: 'error',
  })
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    stop: () => server.close(),
  }
}
