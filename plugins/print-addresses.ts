import type { PreviewServer, ViteDevServer } from 'vite'

export function printAddresses(
  server: ViteDevServer | PreviewServer,
  paths: Readonly<Record<string, string>>,
): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const site = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
    if (!site) return
    for (const [name, path] of Object.entries(paths))
      server.config.logger.info(`  ➜  ${`${name}:`.padEnd(8)} ${new URL(path, site).href}`)
  }
}
