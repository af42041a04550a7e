import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { headScript } from '../../../plugins/prerender/head-script.ts'
import { HOSTED } from '../../support/site-with.ts'

it('The script of the head runs with the settings in its element, and defines nothing', async () => {
  const asked: string[] = []
  const localStorage = { getItem: (key: string) => asked.push(key) }
  const settings = { analyticsSrc: '', scriptFolders: [], themeKeys: ['theme'] }
  const currentScript = { dataset: { start: JSON.stringify(settings) } }
  const window = { localStorage, matchMedia: () => ({}) }
  const document = {
    documentElement: { classList: new Set() },
    querySelectorAll: () => [],
    currentScript,
  }
  const context = { window, document }
  Object.assign(document.documentElement.classList, { toggle: () => {} })
  runInNewContext(await headScript('boot/head/before-paint.ts', HOSTED), context)
  expect(asked).toEqual(['theme'])
  expect(Object.keys(context)).toEqual(['window', 'document'])
})
