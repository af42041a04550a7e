import { describe, expect, it } from 'vitest'
import { downloadPath, isSectionId, SECTION_IDS } from '@/config/routes.ts'

describe('the routes', () => {
  it('put a token into the address of its download', () => {
    expect(downloadPath('abc')).toBe('/download/abc')
  })

  it('know their sections', () => {
    for (const id of Object.values(SECTION_IDS)) expect(isSectionId(id)).toBe(true)
    for (const id of ['', 'culture', 'constructor', 'root']) expect(isSectionId(id)).toBe(false)
  })
})
