// @vitest-environment node
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAGE_LIST, PAGES, PLAIN_PATHS } from '@/config/pages.ts'
import type { PageName } from '@/config/pages.ts'
import { ptBR } from '@/content/languages/pt-br.ts'
import { pageMeta } from '@/language/page-meta.ts'
import { pageComponent } from '@/pages/page-components.ts'

/** A page that is in no list. */
const ABSENT = 'absent' as PageName

describe('the list of pages', () => {
  it.each(PAGE_LIST)('has all that $name needs', ({ name, file }) => {
    expect(file === undefined || existsSync(`src/pages/${file}`)).toBe(true)
    expect(pageMeta(name, ptBR).title).not.toBe('')
    expect(pageComponent(name)).toBeTypeOf('function')
  })

  it('gives no address to two pages', () => {
    const addresses = PAGE_LIST.flatMap((page) => page.addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(PLAIN_PATHS).toContain(PAGES.home.path)
    expect(PLAIN_PATHS.filter((path) => /[:*]/.test(path))).toEqual([])
  })

  it('says what a page lacks that was only half added', () => {
    expect(() => pageMeta(ABSENT, ptBR)).toThrow(/"absent" has no title: .*pt-br\.ts/)
    expect(() => pageComponent(ABSENT)).toThrow(/"absent" has no component: .*page-components\.ts/)
  })
})
