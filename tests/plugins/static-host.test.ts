// @vitest-environment node
import { preview } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { staticHost } from '../../plugins/static-host.ts'
import { createSite } from './temporary-site.ts'

const FILES = {
  'dist/index.html': 'home',
  'dist/downloads/index.html': 'downloads',
  'dist/download/index.html': 'download',
  'dist/404.html': 'missing',
  'dist/assets/app.js': 'code',
}

async function serve() {
  const { config } = createSite(FILES, [staticHost()])
  const server = await preview({ ...config, appType: 'mpa' })
  onTestFinished(() => server.close())
  return async (path: string) => {
    const answer = await fetch(new URL(path, server.resolvedUrls?.local[0]))
    return [answer.status, await answer.text()]
  }
}

describe('the preview server', () => {
  it('answers like a static host', async () => {
    const get = await serve()
    const answered: Record<string, [status: number, page: string]> = {
      '/': [200, 'home'],
      '/?utm=1': [200, 'home'],
      '/downloads': [200, 'downloads'],
      '/downloads/': [200, 'downloads'],
      '/download': [200, 'download'],
      '/download/': [200, 'download'],
      '/download/abc%3D%3D?x=1': [200, 'download'],
      '/assets/app.js': [200, 'code'],
      '/assets/gone.js': [404, 'missing'],
      '/pdfs/gone.pdf': [404, 'missing'],
      '/nada': [404, 'missing'],
      '/download/a/b': [404, 'missing'],
      '/downloads/x': [404, 'missing'],
    }
    for (const [path, answer] of Object.entries(answered))
      expect([path, ...(await get(path))]).toEqual([path, ...answer])
  })
})
