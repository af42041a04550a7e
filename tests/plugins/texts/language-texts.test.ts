import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import type { Language } from '@/config/languages.ts'
import { dictionary } from '@/content/pt-br/dictionary.ts'
import {
  languageTexts,
  recordTranslations,
  staleTexts,
  TEXTS,
} from '../../../plugins/texts/language-texts.ts'
import { createSite } from '../temporary-site.ts'

it('A language is added by a folder: what it has is its own, the rest Portuguese', async () => {
  const files = {
    'index.html': '<script type="module" src="/main.ts"></script>',
    'main.ts': `import { texts } from '${TEXTS}/page.ts'\nimport { more } from '${TEXTS}/more.ts'\nconsole.log(texts, more)`,
  }
  const language = 'fr-FR' as Language
  const { config, root } = createSite(files, [])
  const write = (folder: string, file: string, text: string) => {
    mkdirSync(path.join(root, 'src/content', folder), { recursive: true })
    writeFileSync(path.join(root, 'src/content', folder, file), text)
  }
  write('pt-br', 'page.ts', "export const texts = { lang: 'pt-BR', hello: 'Olá', bye: 'Tchau' }")
  write('pt-br', 'more.ts', "export const more = { lang: 'pt-BR', thanks: 'Obrigado' }")
  write(
    'fr-fr',
    'page.ts',
    "export const texts = { lang: 'fr-FR', hello: 'Bonjour {brand}', bye: 'Salut {name}' }",
  )
  const { meta, counts, hero } = dictionary
  for (const folder of ['pt-br', 'fr-fr'])
    write(
      folder,
      'dictionary.ts',
      `export const dictionary = ${JSON.stringify({ meta, counts, hero })}`,
    )
  const output = (await build({
    ...config,
    plugins: [languageTexts(language, root, parseEnv({ VITE_BRAND_NAME: "D'Água `${1}`" }).env)],
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const code = output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  for (const text of ["Bonjour D'Água", 'Salut {name}', 'Obrigado']) expect(code).toContain(text)
  expect(code).not.toContain('Olá')
})

it('A text that has changed since it was translated is named by its file and key', async () => {
  const page = (hello: string) => `export const texts = { hello: '${hello}', bye: 'Tchau' }`
  const { root } = createSite(
    { 'src/content/pt-br/page.ts': page('Olá'), 'src/content/en-us/page.ts': page('Hello') },
    [],
  )
  await recordTranslations(root, 'en-US')
  expect(await staleTexts(root, 'en-US', () => true)).toEqual([])
  writeFileSync(path.join(root, 'src/content/pt-br/page.ts'), page('Oi'))
  expect(await staleTexts(root, 'en-US', () => true)).toEqual(['page.ts texts.hello'])
  expect(await staleTexts(root, 'en-US', () => false)).toEqual([])
})
