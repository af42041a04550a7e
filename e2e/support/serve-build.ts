import { preview } from 'vite'
import { editor } from '../../plugins/editor/editor.ts'
import { staticHost } from '../../plugins/hosting/static-host.ts'
import { localServices } from '../../plugins/local-services/local-services.ts'
import type { Site } from '../../plugins/site/site.ts'

export interface Build {
  dist: string
  site: Site
}

export async function serveBuild({ dist, site }: Build) {
  // Without the plugins that build the site, which load slowly, and without a limit between sends.
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    base: `${site.basePath}/`,
    plugins: [editor(site), staticHost(site), localServices(site, 0)],
    build: { outDir: dist + site.basePath },
    preview: { port: 0, open: false },
    logLevel: 'error',
  })
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? '').origin,
    stop: () => server.close(),
  }
}
