import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, PreviewServer, ViteDevServer } from 'vite'

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: Connect.NextFunction,
) => Promise<unknown>

/** An asynchronous middleware, whose errors go to the server's error handler. */
export function middleware(answer: Answer): Connect.NextHandleFunction {
  return (request, response, pass) => void answer(request, response, pass).catch(pass)
}

/** The path of a request, with the site's base path. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*/s, '')
}

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
