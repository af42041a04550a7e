import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import { siteFolder } from '../../../plugins/site-folder.ts'
import { virtualSite } from '../../../plugins/site/virtual-site.ts'
import { settingsOf } from '../../support/site-settings.ts'
import { developSite } from '../temporary-site.ts'
import { copyContent } from '../texts/temporary-content.ts'

const { settings: SETTINGS } = settingsOf({})

/** What is built of a page that uses some of the texts. */
async function buildPage(root: string, language: Language, used: string, settings = SETTINGS) {
  writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/main.ts"></script>')
  writeFileSync(
    path.join(root, 'main.ts'),
    `import { ${used} } from 'virtual:site'\nconsole.log(${used})`,
  )
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualSite(language, { ...settings, folder: siteFolder(root) })],
    build: { write: false, rolldownOptions: { external: ['lucide-react'] } },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('A language is added by a folder: what it has is its own, the rest Portuguese', async () => {
  const { root, set } = copyContent()
  // The codes from qaa to qtz are nobody's.
  mkdirSync(path.join(root, 'src/content/qaa-qm'))
  writeFileSync(path.join(root, 'src/content/qaa-qm/hero.yml'), 'vision: Vision de {brand}\n')
  set('pt-br/hero.yml', { vision: 'Só em português' })
  set('pt-br/stars.yml', { gamma: 'Estrela' })
  const code = await buildPage(root, 'qaa-QM', 'buildTexts')
  for (const text of [`Vision de ${SETTINGS.brand}`, 'Estrela']) expect(code).toContain(text)
  expect(code).not.toContain('Só em português')
})

it('The icons that the texts name are taken from lucide, and texts that are not used left out', async () => {
  const { root, change, set } = copyContent()
  change('pt-br/services.yml', (text) => text.replace(/icon: .*/, 'icon: arrow-down-0-1'))
  set('pt-br/captcha.yml', { retry: 'Um botão' })
  const code = await buildPage(root, 'pt-BR', 'icons')
  expect(code).toMatch(/import\s*\{[^}]*\bArrowDown01\b[^}]*\}\s*from\s*["']lucide-react/)
  expect(code).not.toContain('Um botão')
})

it('A fault is reported while developing until it is mended', async () => {
  const { root, folder, change } = copyContent()
  const server = await developSite({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualSite('pt-BR', { ...SETTINGS, folder })],
  })
  const { pluginContainer } = server.environments.client
  const served = async () => JSON.stringify(await pluginContainer.load('\0virtual:site'))
  change('pt-br/stars.yml', (text) => text.replace('gamma:', 'gama:'))
  await expect(served()).rejects.toThrow('gama is no key here')
  change('pt-br/stars.yml', (text) => text.replace('gama:', 'gamma: X'))
  expect(await served()).toContain('X')
})

it('A site without a drawing of its mark is developed too', async () => {
  const folder = { ...SETTINGS.folder, mark: 'site/mark.svg' }
  const server = await developSite({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [virtualSite('pt-BR', { ...SETTINGS, folder })],
  })
  const { client } = server.environments
  // As a module that imports it does.
  await client.moduleGraph.ensureEntryFromUrl('virtual:site')
  await expect(client.transformRequest('virtual:site')).resolves.toBeTruthy()
})

it.each([true, false])('The words of the sky are built only with it: %s', async (sky) => {
  const { root, set } = copyContent()
  set('pt-br/footer.yml', { arrival: ['Ao polo', 'sul'] })
  const settings = { ...SETTINGS, parts: { ...SETTINGS.parts, sky } }
  const code = await buildPage(root, 'pt-BR', 'buildTexts', settings)
  expect(code.includes('Ao polo')).toBe(sky)
})
