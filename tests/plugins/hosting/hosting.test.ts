// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { readHeadersFile } from '../../../plugins/hosting/headers-file.ts'
import { hosting } from '../../../plugins/hosting/hosting.ts'
import { inlineHashes } from '../../../plugins/hosting/inline-hashes.ts'
import { createSite } from '../temporary-site.ts'
import { HOSTED } from './settings.ts'

const PAGE = `<!doctype html><html><head><meta charset="utf-8" />
<title>site</title><script>window.name = 'inline'</script></head><body>${'text '.repeat(500)}</body></html>`

/** A site with several pages and one picture, built. */
async function buildSite() {
  const files = {
    'index.html': PAGE,
    'public/download/index.html': '<title>download</title><script>window.name = "other"</script>',
    'public/images/a.svg': '<svg/>',
  }
  const { root, config } = createSite(files, [hosting(HOSTED)])
  await build(config)
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

  it('can be repeated into the same folder', async () => {
    const { config, inDist } = await buildSite()
    const before = readdirSync(inDist('.'), { recursive: true })
    await build({ ...config, build: { emptyOutDir: false } })
    expect(readdirSync(inDist('.'), { recursive: true })).toEqual(before)
  })
})
