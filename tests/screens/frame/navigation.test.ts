import { expect, it } from 'vitest'
import { menuPages } from '@/screens/frame/navigation.ts'
import { ROUTES } from '@/site/routes.ts'
import { headerTexts } from 'virtual:texts'

it("A page has the header's name for it in the menu, or else that of its route", () => {
  const { path } = ROUTES.downloads
  const label = (header: typeof headerTexts) =>
    menuPages(header).find((page) => page.to === path)?.label
  expect(label(headerTexts)).toBe(headerTexts.downloads)
  expect(label({ ...headerTexts, downloads: '' })).toBe('downloads')
})
