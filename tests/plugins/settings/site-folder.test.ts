import { expect, it, vi } from 'vitest'
import { colourFiles, siteFolder } from '../../../plugins/settings/site-folder.ts'
import { readSite } from '../../../plugins/site/read-site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

it('A site is read from its own folder where there is one, unless the example is asked for', () => {
  const root = temporaryFolder({ 'site/theme.css': '', 'other/site.yml': '' })
  vi.stubEnv('SITE_DEFAULTS', '')
  expect(siteFolder(root)).toEqual({ root, content: 'site', public: 'site/public' })
  expect(colourFiles(siteFolder(root))).toEqual(['src/styles/neutral.css', 'site/theme.css'])
  vi.stubEnv('SITE_DEFAULTS', '1')
  expect(siteFolder(root)).toEqual({ root, content: 'src/content', public: 'public' })
  vi.stubEnv('SITE_FOLDER', 'other')
  expect(siteFolder(root)).toMatchObject({ content: 'other' })
  expect(colourFiles(siteFolder(root))).not.toContain('other/theme.css')
  vi.stubEnv('SITE_FOLDER', 'nowhere')
  expect(() => siteFolder(root)).toThrow('nowhere, which is not there')
})

it('A folder without site.yml says what is missing of it', () => {
  const root = temporaryFolder({ 'site/theme.css': '' })
  vi.stubEnv('SITE_DEFAULTS', '')
  expect(() => readSite({}, siteFolder(root))).toThrow(/^site\/site\.yml:1: .*is missing/m)
})
