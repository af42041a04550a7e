import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import { writeMails } from '../../../plugins/mails/write-mails.ts'
import { SITE } from '../../support/mail-fixtures.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const LANGUAGES: Language[] = ['pt-BR', 'ja-JP']

it('A build writes the mails beside the site, one for each language, with what to set beside them', async () => {
  const parts = { ...SITE.parts, guides: false }
  const site = { ...SITE, parts, builtLanguages: LANGUAGES }
  const root = temporaryFolder({})
  await writeMails({ root, build: { outDir: 'dist' } }, site)
  const folder = path.join(root, 'dist-mail')
  expect(readdirSync(folder)).toEqual([
    'contact-ja-jp.html',
    'contact-pt-br.html',
    'newsletter-ja-jp.html',
    'newsletter-pt-br.html',
  ])
  expect(readFileSync(path.join(folder, 'contact-pt-br.html'), 'utf8')).toMatch(
    /^<!--[^>]*To Email {4}contato@austral\.example\n[^>]*Reply To {4}\{\{email\}\}\n-->\n<!doctype html>/,
  )
})
