import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readSettings } from '../../scripts/read-settings.mjs'

function folderWith(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, '.env'), text)
  return folder
}

it('Settings are read as editors of all systems write them', () => {
  const folder = folderWith(
    '\uFEFFVITE_SITE_URL=https://a.example\r\nVITE_BRAND_NAME="Zê & Filhos"\r\nOTHER=1\r\n',
  )
  expect(readSettings('production', folder)).toMatchObject({
    VITE_SITE_URL: 'https://a.example',
    VITE_BRAND_NAME: 'Zê & Filhos',
  })
})

it('What the environment says goes before the file', () => {
  vi.stubEnv('VITE_SITE_URL', 'https://b.example')
  const folder = folderWith('\uFEFFVITE_SITE_URL=https://a.example\n')
  expect(readSettings('production', folder)['VITE_SITE_URL']).toBe('https://b.example')
})
