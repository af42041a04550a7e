import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import { siteFolder } from '../../../plugins/settings/site-folder.ts'
import { readLanguages } from '../../../plugins/texts/read-languages.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const WORDS = 'label: Nome\nshort: N\nflag: /flags/n.png\n'

function prefixesOf(codes: Language[], words = WORDS) {
  const files = codes.map((code) => [`src/content/${code.toLowerCase()}/language.yml`, words])
  const root = temporaryFolder({ 'public/flags/n.png': '', ...Object.fromEntries(files) })
  return readLanguages(siteFolder(root), codes).map(({ prefix }) => prefix)
}

it.each<[Language[], string[]]>([
  [
    ['pt-BR', 'en-US'],
    ['', '/en'],
  ],
  [
    ['en-US', 'pt-BR', 'pt-PT'],
    ['', '/pt-br', '/pt-pt'],
  ],
  [
    ['pt-BR', 'zh-CN', 'zh-TW', 'ja-JP', 'pt-PT'],
    ['', '/zh-cn', '/zh-tw', '/ja', '/pt'],
  ],
])('The languages %j have the addresses %j, none of them twice', (codes, prefixes) => {
  expect(prefixesOf(codes)).toEqual(prefixes)
})

it('A language without a name or with a flag that is not there is refused', () => {
  expect(() => prefixesOf(['pt-BR'], 'short: N\nflag: /flags/x.png\n')).toThrow(
    /pt-br\/language\.yml:1: label is missing.*\n.*:2: flag names public\/flags\/x\.png/,
  )
})
