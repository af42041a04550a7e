import path from 'node:path'
import { unescape } from 'node:querystring'
import type { Connect } from 'vite'
import { middleware, pathOf } from './middleware.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** Answers with files that the build would add, by their names. */
export function serveFiles(
  fileOf: (name: string) => Promise<string | Uint8Array | undefined>,
  headers: Readonly<Record<string, string>> = {},
): Connect.NextHandleFunction {
  return middleware(async (request, response, pass) => {
    const name = unescape(pathOf(request)).slice(1) || 'index.html'
    const file = await fileOf(name)
    if (file === undefined) return pass()
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': type, ...headers }).end(file)
  })
}
