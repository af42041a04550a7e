import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/config/languages.ts'
import type { Language } from '@/config/languages.ts'
import { fillIn, languageTexts, readTexts, TEXTS } from '../../plugins/language-texts.ts'
import { createSite } from './temporary-site.ts'
import { textLeaves } from './text-leaves.ts'

const ROOT = process.cwd()
const FILES = readdirSync('src/content/pt-br')
const OTHERS = LANGUAGES.map(({ value }) => value).filter((value) => value !== DEFAULT_LANGUAGE)

describe.each(OTHERS)('the texts in %s', (language) => {
  it('keep every place that is filled in later', async () => {
    const places = async (code: Language) => {
      const texts = await Promise.all(FILES.map((file) => readTexts(ROOT, code, file)))
      return new Map(
        // Visitors from elsewhere are told of another way to write at more places.
        textLeaves(texts).map(([at, text]) => [
          at,
          (text.replace('{fullName}', '{brand}').match(/\{(?!email\})\w+\}/g) ?? []).toSorted(),
        ]),
      )
    }
    const portuguese = await places(DEFAULT_LANGUAGE)
    // Of what Portuguese does not have at that place, such as a longer list, nothing is known.
    const others = [...(await places(language))].filter(([at]) => portuguese.has(at))
    expect(others).toEqual(others.map(([at]) => [at, portuguese.get(at)]))
  })
})

describe('what a language lacks', () => {
  const PORTUGUESE = {
    lang: 'pt-BR',
    a: 'um',
    b: { c: 'dois' },
    list: [{ t: 'três' }, { t: 'quatro' }],
  }

  it('is Portuguese, and its group says so', () => {
    expect(fillIn(PORTUGUESE, { lang: 'en-US', b: { c: 'two' }, list: PORTUGUESE.list })).toEqual({
      ...PORTUGUESE,
      b: { c: 'two' },
    })
  })

  it('is an item that says so, where a list is shorter', () => {
    const own = { lang: 'en-US', a: 'one', b: { c: 'two' }, list: [{ t: 'three' }] }
    expect(fillIn(PORTUGUESE, own)).toEqual({
      ...own,
      list: [{ t: 'three' }, { t: 'quatro', lang: 'pt-BR' }],
    })
  })

  it('is nothing where it says more, and lists of words stay its own', () => {
    const own = { lang: 'en-US', words: ['one'], more: 'yes' }
    expect(fillIn({ lang: 'pt-BR', words: ['um', 'dois'] }, own)).toEqual(own)
  })
})

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
    "export const texts = { lang: 'fr-FR', hello: 'Bonjour', bye: 'Salut' }",
  )
  const output = (await build({
    ...config,
    plugins: [languageTexts(language, root)],
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const code = output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  for (const text of ['Bonjour', 'Salut', 'Obrigado']) expect(code).toContain(text)
  expect(code).not.toContain('Olá')
})
