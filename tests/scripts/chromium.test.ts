import { expect, it, vi } from 'vitest'
import { findChromium } from '../../scripts/chromium.mjs'

it('A Chromium that is named but not there is refused, not replaced by another', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  expect(findChromium).toThrow('CHROMIUM_PATH is "/nowhere/chromium", where there is no file.')
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  expect(findChromium()).toBe(process.execPath)
})
