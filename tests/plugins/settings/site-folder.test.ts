import { expect, it, vi } from 'vitest'
import { siteFolder } from '../../../plugins/settings/site-folder.ts'
import { readSite } from '../../../plugins/site/read-site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const EXAMPLE = { content: 'src/content', public: 'public', themes: ['src/styles/theme.css'] }

it('A site is read from its own folder where there is one, unless the example is asked for', () => {
  const root = temporaryFolder({ 'site/theme.css': '', 'other/site.yml': '' })
  vi.stubEnv('SITE_DEFAULTS', '')
  expect(siteFolder(root)).toEqual({
    root,
    content: 'site',
    example: 'src/content',
    public: 'site/public',
    mark: 'site/mark.svg',
    themes: ['src/styles/neutral.css', 'site/theme.css'],
    font: 'src/fonts/archivo.css',
  })
  vi.stubEnv('SITE_DEFAULTS', '1')
  expect(siteFolder(root)).toMatchObject(EXAMPLE)
  vi.stubEnv('SITE_FOLDER', 'other')
  expect(siteFolder(root)).toMatchObject({
    content: 'other',
    themes: ['src/styles/neutral.css'],
  })
  vi.stubEnv('SITE_FOLDER', 'nowhere')
  expect(() => siteFolder(root)).toThrow('nowhere, which is not there')
})

it('A folder without site.yml says what is missing of it', () => {
  const root = temporaryFolder({ 'site/theme.css': '' })
  vi.stubEnv('SITE_DEFAULTS', '')
  expect(() => readSite({}, siteFolder(root))).toThrow(/^site\/site\.yml:1: .*is missing/m)
})
