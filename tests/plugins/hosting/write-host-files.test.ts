import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { resolveConfig } from 'vite'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyHostFolder, writeHostFiles } from '../../../plugins/hosting/write-host-files.ts'
import { HOSTED } from '../../support/site-with.ts'
import { buildProject, createProject } from '../vite-project.ts'

// From the specification of Subresource Integrity: the hash of alert('Hello, world.');
const HELLO = "alert('Hello, world.');"
const HELLO_HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"

beforeEach(() => vi.stubEnv('VERCEL', '1'))

/** Builds a site with several pages; returns a reader of its files. */
async function built(site = HOSTED) {
  const files = {
    'index.html': '<!doctype html><title>Home</title><script>first()</script>',
    'public/own.html': `<script>${HELLO}</script><script type="application/ld+json">{}</script>`,
    'public/404.html': '<title>missing</title>',
  }
  const { root, config } = createProject(files, [])
  const resolved = await buildProject({ ...config, build: { outDir: `dist${site.basePath}` } })
  await writeHostFiles(resolved, site)
  return (file: string) => readFileSync(path.join(root, 'dist', file))
}

const VERCEL = '../.vercel/output'

function vercelRoutes(read: Awaited<ReturnType<typeof built>>): object[] {
  return (JSON.parse(read(`${VERCEL}/config.json`).toString()) as { routes: object[] }).routes
}

it('A build has every script that stands in a page in the policy of every host', async () => {
  const read = await built()
  for (const file of ['_headers', '_nginx.conf', `${VERCEL}/config.json`]) {
    const scripts = /script-src '[^;]*/.exec(read(file).toString())?.[0]
    expect(scripts).toContain(HELLO_HASH)
    expect(scripts?.match(/sha256-/g)).toHaveLength(2)
  }
})

it('A build tells Netlify, Cloudflare Pages and Vercel which file answers an address, and how long it is kept', async () => {
  const read = await built()
  expect(read('_redirects').toString()).toContain(
    '/downloads /downloads/ 200\n/download/:token /download/ 200\n',
  )
  expect(read('_headers').toString()).toContain(
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/flags/*\n',
  )
  expect(vercelRoutes(read)).toEqual(
    expect.arrayContaining([
      { src: '^/downloads/?$', dest: '/downloads/index.html', check: true },
      { src: '^/download/[^/]+/?$', dest: '/download/index.html', check: true },
      {
        src: '^/assets/.*$',
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
        continue: true,
      },
    ]),
  )
  expect(read(`${VERCEL}/static/own.html`)).toEqual(read('own.html'))
  expect(() => read(`${VERCEL}/static/_headers`)).toThrow('ENOENT')
})

it('A build tells nginx what answers each address, and by which rules', async () => {
  const read = await built()
  const conf = read('_nginx.conf').toString()
  for (const [match, header, last] of [
    ['= /404.html', 'Cache-Control "no-cache"', 'internal;'],
    ['~ ^/$', 'Cache-Control "no-cache"', 'try_files /index.html =404;'],
    ['~ ^/downloads/?$', 'Cache-Control "no-cache"', 'try_files /downloads/index.html =404;'],
    ['~ ^/download/[^/]+/?$', 'Referrer-Policy "no-referrer"', 'index.html =404;'],
    ['= "/og.png"', 'Cross-Origin-Resource-Policy "cross-origin"', 'try_files $uri =404;'],
    ['/assets/', 'max-age=31536000, immutable', 'try_files $uri $uri/index.html =404;'],
  ] as const) {
    const [, location = ''] = conf.split(`\nlocation ${match} {`)
    const [lines] = location.split('}')
    expect(lines).toContain(header)
    expect(lines).toContain(last)
  }
  expect(conf).toContain('error_page 404 /404.html;')
  expect(conf).toContain('if ($https) {\n  set $site_upgrade "; upgrade-insecure-requests";')
  expect(conf).toMatch(/gzip_types .*application\/javascript.*image\/svg\+xml/)
})

it('A build of a site in a folder has what hosts read above it, and every path in it', async () => {
  const read = await built({ ...HOSTED, basePath: '/austral' })
  expect(read('404.html')).toEqual(read('austral/404.html'))
  expect(read('_headers').toString()).not.toMatch(/^\/(?!austral\/)/m)
  expect(read('_redirects').toString()).toContain('/austral/download/:token /austral/download/ 200')
  expect(vercelRoutes(read)).toContainEqual(
    expect.objectContaining({ src: '^/austral$', headers: { Location: '/austral/' } }),
  )
  expect(read('_nginx.conf').toString()).not.toMatch(/^location (?!.*(austral|html))/m)
})

it.each([
  ['dist', ['public']],
  ['.', ['dist', 'public']],
])(
  'A build of a site in a folder begins with an empty %s, unless it is the project’s own',
  async (folder, left) => {
    const { root, config } = createProject({ 'dist/old.html': '', 'public/own.html': '' }, [])
    const build = { outDir: `${folder}/austral` }
    const resolved = await resolveConfig({ ...config, build }, 'build')
    await emptyHostFolder(resolved, { ...HOSTED, basePath: '/austral' })
    expect(readdirSync(root)).toEqual(left)
  },
)
