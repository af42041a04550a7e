import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.txt'])

/** @type {Map<string, Buffer>} */
const cache = new Map()

/**
 * A file as a host sends it, compressed once.
 * @param {string} file
 * @param {'br' | 'gzip'} encoding
 */
function compressed(file, encoding) {
  const key = `${encoding} ${file}`
  let body = cache.get(key)
  if (!body) {
    const source = readFileSync(file)
    body =
      encoding === 'br'
        ? brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        : gzipSync(source, { level: 9 })
    cache.set(key, body)
  }
  return body
}

/**
 * @param {string} folder
 * @param {string} pathname
 */
function fileFor(folder, pathname) {
  const file = path.join(folder, path.normalize(pathname))
  if (!file.startsWith(folder)) return undefined
  const candidates = [file, path.join(file, 'index.html')]
  return candidates.find((name) => existsSync(name) && statSync(name).isFile())
}

/**
 * Serves a folder like a static host: with Brotli, or with gzip for sizes to be held against the budget.
 * @param {string} folder
 * @param {'br' | 'gzip'} encoding
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export function serve(folder, encoding) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(folder, decodeURIComponent(pathname))
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const extension = path.extname(file)
    const headers = {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    }
    if (COMPRESSED.has(extension)) {
      const body = compressed(file, encoding)
      response.writeHead(200, { ...headers, 'Content-Encoding': encoding }).end(body)
      return
    }
    response.writeHead(200, headers)
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('No port')
      resolve({ origin: `http://127.0.0.1:${address.port}`, close: () => server.close() })
    })
  })
}
