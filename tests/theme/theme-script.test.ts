import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { site } from '@/config/build.ts'
import { themeScript } from '@/theme/theme-script.ts'
import { applyTheme } from '@/theme/theme-store.ts'
import { themeStorageKeys } from '@/theme/theme.ts'
import { forbidStorage } from '../broken-storage.ts'
import { setDeviceTheme } from '../device.ts'

const STORED = [undefined, 'light', 'dark', 'system', '', 'blue', 'constructor']
const DEVICES = ['light', 'dark'] as const
const [FIRST_KEY, SECOND_KEY] = themeStorageKeys(site.brandName)

function classBy(work: () => void): string {
  document.documentElement.className = ''
  work()
  return document.documentElement.className
}

function runScript(brandName = site.brandName): void {
  runInThisContext(themeScript(brandName))
}

function store(key: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

describe('the pre-paint script', () => {
  it.each(DEVICES)('puts the class that the store puts, on a %s device', (device) => {
    setDeviceTheme(device)
    for (const first of STORED) {
      for (const second of STORED) {
        store(FIRST_KEY, first)
        store(SECOND_KEY, second)
        const painted = classBy(runScript)
        expect(painted).toMatch(/^(light|dark)$/)
        expect([first, second, painted]).toEqual([first, second, classBy(applyTheme)])
      }
    }
  })

  it.each(DEVICES)(
    "gives the browser's bars the colour that the store gives, on a %s device",
    (device) => {
      setDeviceTheme(device)
      const metas = ['light', 'dark'].map((theme) => {
        const meta = document.head.appendChild(document.createElement('meta'))
        Object.assign(meta, { name: 'theme-color' }).dataset['theme'] = theme
        return meta
      })
      const mediaBy = (work: () => void) => {
        for (const meta of metas) meta.removeAttribute('media')
        work()
        return metas.map((meta) => meta.getAttribute('media'))
      }
      for (const chosen of STORED) {
        store(FIRST_KEY, chosen)
        const dark = classBy(applyTheme) === 'dark'
        const expected = dark ? ['not all', 'all'] : ['all', 'not all']
        expect([chosen, mediaBy(runScript)]).toEqual([chosen, expected])
        expect([chosen, mediaBy(applyTheme)]).toEqual([chosen, expected])
      }
      for (const meta of metas) meta.remove()
    },
  )

  it.each(DEVICES)('follows a %s device when storage is forbidden', (device) => {
    setDeviceTheme(device)
    forbidStorage()
    expect(classBy(runScript)).toBe(device)
    expect(classBy(applyTheme)).toBe(device)
  })

  it('reads the key of any brand, and no brand ends the script', () => {
    const brand = `</script><script>"O'Brien"\\`
    localStorage.setItem(`${brand.toLowerCase()}-ui-theme`, 'dark')
    expect(
      classBy(() => {
        runScript(brand)
      }),
    ).toBe('dark')
    expect(themeScript(brand)).not.toContain('<')
  })
})
