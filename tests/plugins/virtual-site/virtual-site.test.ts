import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import { readSite } from '../../../plugins/site/read-site.ts'
import { pageTexts } from '../../../plugins/virtual-site/site-data.ts'
import { virtualSite } from '../../../plugins/virtual-site/virtual-site.ts'
import { siteWith } from '../../support/site-with.ts'
import { copyContent } from '../../support/temporary-content.ts'

/** What is built of a page that uses some of the texts. */
async function buildPage(
  { root, folder }: ReturnType<typeof copyContent>,
  language: Language,
  used: string,
) {
  const { site } = readSite({}, folder)
  writeFileSync(path.join(root, 'index.html'), '<script type="module" src="/main.ts"></script>')
  writeFileSync(
    path.join(root, 'main.ts'),
    `import { ${used} } from 'virtual:site'\nconsole.log(${used})`,
  )
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualSite(language, site)],
    build: { write: false, rolldownOptions: { external: ['lucide-react'] } },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('A language is added by a folder: what it has is its own, the rest Portuguese', async () => {
  const content = copyContent()
  const { root, set } = content
  // The codes from qaa to qtz are nobody's.
  const own = path.join(root, 'src/content/qaa-qm')
  mkdirSync(own)
  copyFileSync(path.join(root, 'src/content/en-us/language.yml'), `${own}/language.yml`)
  writeFileSync(`${own}/hero.yml`, 'vision: Vision de {brand}\n')
  set('site.yml', { languages: ['pt-BR', 'qaa-QM'] })
  set('pt-br/hero.yml', { vision: 'Só em português' })
  set('pt-br/stars.yml', { gamma: 'Estrela' })
  const code = await buildPage(content, 'qaa-QM', 'buildTexts')
  for (const text of ['Vision de Austral', 'Estrela']) expect(code).toContain(text)
  expect(code).not.toContain('Só em português')
})

it('The icons that the texts name are taken from lucide, and texts that are not used left out', async () => {
  const content = copyContent()
  const { change, set } = content
  change('pt-br/services.yml', (text) => text.replace(/icon: .*/, 'icon: arrow-down-0-1'))
  set('pt-br/captcha.yml', { retry: 'Um botão' })
  const code = await buildPage(content, 'pt-BR', 'icons')
  expect(code).toMatch(/import\s*\{[^}]*\bArrowDown01\b[^}]*\}\s*from\s*["']lucide-react/)
  expect(code).not.toContain('Um botão')
})

it.each(['on', 'off'] as const)('The words of the sky are built only with it: %s', (sky) => {
  const { stars, footer } = pageTexts('pt-BR', siteWith({}, { sky }).site)
  const words = [stars?.gamma, footer?.arrival].filter(Boolean)
  expect(words).toHaveLength(sky === 'on' ? 2 : 0)
})
