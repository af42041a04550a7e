import { expect, it, vi } from 'vitest'
import { readVariables } from '../../../plugins/settings/read-variables.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

it('Settings are read as editors of all systems write them', () => {
  const folder = temporaryFolder({
    '.env': '\uFEFFVITE_SITE_URL=https://a.example\r\nVITE_BRAND_NAME="Zê & Filhos"\r\nOTHER=1\r\n',
  })
  expect(readVariables('production', folder)).toMatchObject({
    VITE_SITE_URL: 'https://a.example',
    VITE_BRAND_NAME: 'Zê & Filhos',
  })
})

it('A setting of the environment goes before that of the file', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://b.example')
  const folder = temporaryFolder({ '.env': 'VITE_SITE_URL=https://a.example\n' })
  expect(readVariables('production', folder)['VITE_SITE_URL']).toBe('https://b.example')
})
