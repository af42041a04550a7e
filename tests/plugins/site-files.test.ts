// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, createServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { siteFilesPlugin } from '../../plugins/site-files.ts'
import { createSite } from './temporary-site.ts'

const PAGE = { 'index.html': '<!doctype html><title>site</title>' }

/** Builds a site with these settings; tells what is in one of its files, if it has it. */
async function buildSite(settings: Record<string, string>) {
  const { root, config } = createSite(PAGE, [siteFilesPlugin(parseEnv(settings).env)])
  await build(config)
  return (name: string) => {
    const file = path.join(root, 'dist', name)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }
}

interface Manifest {
  name: string
  icons: { src: string; sizes: string }[]
}

describe('the files that say what the site is', () => {
  it('name its address and its pages where that is known', async () => {
    const read = await buildSite({ VITE_SITE_URL: 'https://example.com' })
    const addresses = read('sitemap.xml')?.match(/(?<=<loc>).*?(?=<\/loc>)/g)
    expect(addresses).toEqual(['https://example.com/', 'https://example.com/downloads'])
    expect(read('robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml\n')
  })

  it('leave the sitemap out where the site has no address', async () => {
    const read = await buildSite({})
    expect(read('sitemap.xml')).toBeUndefined()
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  })

  it('do not forbid download links, whose "noindex" has to be read', async () => {
    const read = await buildSite({})
    expect(read('robots.txt')).not.toContain('Disallow')
  })

  it('have a manifest with the brand, and icons that exist', async () => {
    const read = await buildSite({ VITE_BRAND_NAME: 'Sol "e" Cia' })
    const manifest = JSON.parse(read('site.webmanifest') ?? '') as Manifest
    expect(manifest.name).toBe('Sol "e" Cia')
    expect(manifest.icons.length).toBeGreaterThan(0)
    for (const { src } of manifest.icons) expect(existsSync(`public${src}`)).toBe(true)
  })

  it('are served while developing', async () => {
    const { config } = createSite(PAGE, [siteFilesPlugin(parseEnv({}).env)])
    const server = await (await createServer(config)).listen()
    onTestFinished(() => server.close())
    const answer = await fetch(new URL('/robots.txt', server.resolvedUrls?.local[0]))
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toBe('User-agent: *\nAllow: /\n')
  })
})
