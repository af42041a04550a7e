import { build, type Rolldown } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { editor } from '../../../plugins/editor/editor.ts'
import { siteWith } from '../../support/site-with.ts'
import { createSite } from '../temporary-site.ts'

vi.mock(import('vite'), { spy: true })

it('An editor that could not be built is built anew at the next request', async () => {
  const { createServer } = await vi.importActual<typeof import('vite')>('vite')
  const page = { type: 'asset', fileName: 'index.html', source: 'editor' }
  vi.mocked(build)
    .mockRejectedValueOnce(new Error('disk full'))
    .mockResolvedValueOnce({ output: [page] } as unknown as Rolldown.RolldownOutput)
  const { config } = createSite({}, [editor(siteWith({}).site)])
  const server = await (await createServer(config)).listen()
  onTestFinished(() => server.close())
  const ask = () => fetch(new URL('/admin/', server.resolvedUrls?.local[0]))
  expect((await ask()).status).toBe(500)
  expect(await (await ask()).text()).toBe('editor')
})
