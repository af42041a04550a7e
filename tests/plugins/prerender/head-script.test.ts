import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { headScript } from '../../../plugins/prerender/head-script.ts'

const script = (analyticsSrc: string) =>
  headScript('before-paint.ts', {
    ANALYTICS_SRC: analyticsSrc,
    SCRIPT_FOLDERS: [],
    THEME_KEYS: ['theme'],
  })

it('The script of the head runs with the values of the build, and defines nothing', async () => {
  const asked: string[] = []
  const localStorage = { getItem: (key: string) => asked.push(key) }
  const window = { localStorage, matchMedia: () => ({}) }
  const document = { documentElement: { classList: new Set() }, querySelectorAll: () => [] }
  const context = { window, document }
  Object.assign(document.documentElement.classList, { toggle: () => {} })
  runInNewContext(await script(''), context)
  expect(asked).toEqual(['theme'])
  expect(Object.keys(context)).toEqual(['window', 'document'])
})

it('The script of the head cannot end its element, whatever the settings say', async () => {
  expect(await script('https://x.example/</script><!--')).not.toMatch(/<\/script|<!--/)
})
