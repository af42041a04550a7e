import { afterEach, describe, expect, it, vi } from 'vitest'
import { site } from '@/config/build.ts'
import { THEME_STORAGE_KEY } from '@/config/spec.ts'
import { applyTheme, getTheme, setTheme, subscribeToTheme } from '@/theme/theme-store.ts'
import { themeStorageKeys } from '@/theme/theme.ts'
import { comeBackAfter, exhaustStorage, forbidStorage, writeInOtherTab } from '../broken-storage.ts'
import { setDeviceTheme } from '../device.ts'
import { forgetChoice } from './forget-choice.ts'

const BRAND_KEY = `${site.brandName.toLowerCase()}-ui-theme`

/** Follows the store until the end of the test. */
function follow(): () => void {
  const listener = vi.fn<() => void>()
  leave = subscribeToTheme(listener)
  return listener
}

let leave: () => void = () => undefined

afterEach(() => {
  leave()
  vi.restoreAllMocks()
  forgetChoice()
})

describe('the stored theme', () => {
  it('is read from its own key, then from the one with the brand', () => {
    expect(themeStorageKeys(site.brandName)).toEqual([THEME_STORAGE_KEY, BRAND_KEY])
    localStorage.setItem(BRAND_KEY, 'dark')
    expect(getTheme()).toBe('dark')
    localStorage.setItem(THEME_STORAGE_KEY, 'light')
    expect(getTheme()).toBe('light')
  })

  it.each(['', 'blue', 'DARK', 'constructor', '{"theme":"dark"}'])(
    'is passed over when it is "%s"',
    (value) => {
      localStorage.setItem(THEME_STORAGE_KEY, value)
      expect(getTheme()).toBe('system')
      localStorage.setItem(BRAND_KEY, 'dark')
      expect(getTheme()).toBe('dark')
    },
  )

  it('is the system theme when there is none or storage is forbidden', () => {
    expect(getTheme()).toBe('system')
    forbidStorage()
    expect(getTheme()).toBe('system')
  })
})

describe('the class on the root', () => {
  const root = document.documentElement

  it.each(['light', 'dark'] as const)('follows a %s system by default', (device) => {
    setDeviceTheme(device)
    applyTheme()
    expect(root).toHaveClass(device, { exact: true })
  })

  it('changes with the system while the theme is its own', () => {
    follow()
    setDeviceTheme('dark')
    expect(root).toHaveClass('dark', { exact: true })
    setDeviceTheme('light')
    expect(root).toHaveClass('light', { exact: true })
  })

  it('stays when the system changes and another theme was chosen', () => {
    follow()
    setTheme('light')
    setDeviceTheme('dark')
    expect(root).toHaveClass('light', { exact: true })
  })
})

describe('choosing a theme', () => {
  it('saves it under the first key alone, applies it and notifies', () => {
    const listener = follow()
    setTheme('dark')
    expect(Object.entries(localStorage)).toEqual([[THEME_STORAGE_KEY, 'dark']])
    expect(document.documentElement).toHaveClass('dark', { exact: true })
    expect(listener).toHaveBeenCalledOnce()
    expect(getTheme()).toBe('dark')
  })

  it.each([
    ['forbidden', forbidStorage],
    ['full', exhaustStorage],
  ])('holds for the visit when storage is %s', (_how, breakStorage) => {
    breakStorage()
    setTheme('dark')
    expect(getTheme()).toBe('dark')
    expect(document.documentElement).toHaveClass('dark', { exact: true })
  })
})

describe('another tab', () => {
  it.each([THEME_STORAGE_KEY, BRAND_KEY])('is followed when it writes to %s', (key) => {
    const listener = follow()
    writeInOtherTab(key, 'dark')
    expect(getTheme()).toBe('dark')
    expect(document.documentElement).toHaveClass('dark', { exact: true })
    expect(listener).toHaveBeenCalledOnce()
  })

  it('wins over the choice made here before', () => {
    follow()
    setTheme('light')
    writeInOtherTab(THEME_STORAGE_KEY, 'dark')
    expect(getTheme()).toBe('dark')
  })

  it('is followed on coming back to a page that was left', () => {
    const listener = follow()
    setTheme('light')
    comeBackAfter(THEME_STORAGE_KEY, 'dark')
    expect(document.documentElement).toHaveClass('dark', { exact: true })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('is not listened to about other keys, nor after leaving', () => {
    const listener = follow()
    writeInOtherTab('other', 'dark')
    leave()
    writeInOtherTab(THEME_STORAGE_KEY, 'dark')
    comeBackAfter(THEME_STORAGE_KEY, 'light')
    expect(listener).not.toHaveBeenCalled()
  })
})
