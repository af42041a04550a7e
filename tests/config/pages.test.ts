import { existsSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/config/languages.ts'
import { ROUTE_LIST, routesIn, plainPaths } from '@/config/routes.ts'
import type { PageName } from '@/config/routes.ts'
import { PAGE_COMPONENTS } from '@/pages/page-components.ts'
import { missingOf } from '../../plugins/prerender-entry.tsx'

/** A page that is in no list. */
const ABSENT = 'absent' as PageName

describe('the list of pages', () => {
  it.each(routesIn(DEFAULT_LANGUAGE))('has all that $name needs', ({ name, file }) => {
    expect(file === undefined || existsSync(`src/pages/${file}`)).toBe(true)
    expect(missingOf(name)).toBeUndefined()
  })

  it('gives no address to two pages', () => {
    const pages = LANGUAGES.flatMap(({ value }) => routesIn(value).filter(({ shared }) => !shared))
    const addresses = pages.flatMap((page) => page.addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('names the addresses that are a whole text', () => {
    const paths = plainPaths(routesIn(DEFAULT_LANGUAGE))
    expect(paths).toContain(ROUTE_LIST.home.path)
    expect(paths.filter((path) => /[:*]/.test(path))).toEqual([])
  })

  it('stands below the code of its language, but for what all languages share', () => {
    const addresses = Object.fromEntries(
      routesIn('en-US').map((page) => [page.name, page.addresses]),
    )
    expect(addresses).toMatchObject({
      home: ['/en/'],
      downloads: ['/en/downloads'],
      download: ['/download/:token', '/download'],
      notFound: ['*'],
    })
  })

  it('says what a page lacks that was only half added', () => {
    expect(missingOf(ABSENT)).toMatch(/component in .*page-components\.ts/)
    const has = vi.spyOn(Object, 'hasOwn').mockImplementation((held) => held === PAGE_COMPONENTS)
    const missing = missingOf(ABSENT)
    has.mockRestore()
    expect(missing).toMatch(/title in .*dictionary\.ts/)
  })
})
