// @vitest-environment node
import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { PAGE_LIST, PAGES, PLAIN_PATHS } from '@/config/pages.ts'
import type { PageName } from '@/config/pages.ts'
import { PAGE_COMPONENTS } from '@/pages/page-components.ts'
import { missingOf } from '../../plugins/prerender-entry.tsx'

/** A page that is in no list. */
const ABSENT = 'absent' as PageName

describe('the list of pages', () => {
  it.each(PAGE_LIST)('has all that $name needs', ({ name, file }) => {
    expect(file === undefined || existsSync(`src/pages/${file}`)).toBe(true)
    expect(missingOf(name)).toBeUndefined()
  })

  it('gives no address to two pages', () => {
    const addresses = PAGE_LIST.flatMap((page) => page.addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(PLAIN_PATHS).toContain(PAGES.home.path)
    expect(PLAIN_PATHS.filter((path) => /[:*]/.test(path))).toEqual([])
  })

  it('says what a page lacks that was only half added', () => {
    expect(missingOf(ABSENT)).toMatch(/component in .*page-components\.ts/)
    vi.spyOn(Object, 'hasOwn').mockImplementation((held) => held === PAGE_COMPONENTS)
    expect(missingOf(ABSENT)).toMatch(/title in .*pt-br\.ts/)
  })
})
