import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { readHeadersFile } from '../../../plugins/hosting/headers-file.ts'
import { hosting, trustedTypes } from '../../../plugins/hosting/hosting.ts'
import { inlineHashes } from '../../../plugins/hosting/inline-hashes.ts'
import { createSite } from '../temporary-site.ts'
import { HOSTED } from './settings.ts'

const PAGE = `<!doctype html><html><head><meta charset="utf-8" />
<title>site</title><script>window.name = 'inline'</script></head><body>${'text '.repeat(500)}</body></html>`

/** A site with several pages and one picture, built. */
async function buildSite(env = HOSTED) {
  const files = {
    'index.html': PAGE,
    'public/download/index.html': '<title>download</title><script>window.name = "other"</script>',
    'public/images/a.svg': '<svg/>',
    'public/404.html': '<title>missing</title>',
  }
  const { root, config } = createSite(files, [trustedTypes(env), hosting(env)])
  await build({ ...config, build: { outDir: `dist${env.basePath}` } })
  return { config, inDist: (file: string) => path.join(root, 'dist', file) }
}

describe('a build', () => {
  it('holds what every host reads, beside the site', async () => {
    const { inDist } = await buildSite()
    expect(readdirSync(inDist('.'))).toEqual(
      expect.arrayContaining(['_headers', '_redirects', '_nginx.conf', 'vercel.json']),
    )
  })

  it('has every inline script of its pages in its policy, its own for Trusted Types too', async () => {
    const { inDist } = await buildSite()
    const [everywhere] = readHeadersFile(readFileSync(inDist('_headers'), 'utf8'))
    const policy = everywhere?.headers['Content-Security-Policy'] ?? ''
    const home = readFileSync(inDist('index.html'), 'utf8')
    expect(home).toContain("trustedTypes.createPolicy('default'")
    expect(home).toContain('https://counter.example/u/script.js')

    const scripts = [home, readFileSync(inDist('download/index.html'), 'utf8')].map(
      (page) => inlineHashes([page]).scripts,
    )
    expect(scripts.map(({ length }) => length)).toEqual([2, 1])
    for (const hash of scripts.flat()) expect(policy).toContain(`'${hash}'`)
    expect(readFileSync(inDist('_nginx.conf'), 'utf8')).toContain(policy.slice(0, 200))
    expect(readFileSync(inDist('vercel.json'), 'utf8')).toContain(policy)
  })

  it('compresses what is text and worth it', async () => {
    const { inDist } = await buildSite()
    const page = readFileSync(inDist('index.html'), 'utf8')
    expect(gunzipSync(readFileSync(inDist('index.html.gz'))).toString()).toBe(page)
    expect(brotliDecompressSync(readFileSync(inDist('index.html.br'))).toString()).toBe(page)
    expect(readdirSync(inDist('images'))).toEqual(['a.svg'])
  })

  it('of a site in a folder has what hosts read above it, and every path in it', async () => {
    const { inDist } = await buildSite({ ...HOSTED, basePath: '/austral' })
    const read = (file: string) => readFileSync(inDist(file), 'utf8')
    expect(readdirSync(inDist('.')).toSorted()).toEqual([
      '404.html',
      '_headers',
      '_nginx.conf',
      '_redirects',
      'austral',
      'vercel.json',
    ])
    for (const { path: address } of readHeadersFile(read('_headers')))
      expect(address).toMatch(/^\/austral\//)
    expect(read('_redirects')).toContain('/austral/download/:token /austral/download/ 200\n')
    const vercel = JSON.parse(read('vercel.json')) as Record<string, object[]>
    expect(vercel['rewrites']).toContainEqual({
      source: '/austral/downloads',
      destination: '/austral/downloads/index.html',
    })
    expect(vercel['redirects']).toMatchObject([{ source: '/austral', destination: '/austral/' }])
    expect(read('_nginx.conf').match(/^location (?!.*(austral|html|br))/m)).toBeNull()
  })

  it('can be repeated into the same folder', async () => {
    const { config, inDist } = await buildSite()
    const before = readdirSync(inDist('.'), { recursive: true })
    await build({ ...config, build: { emptyOutDir: false } })
    expect(readdirSync(inDist('.'), { recursive: true })).toEqual(before)
  })
})
