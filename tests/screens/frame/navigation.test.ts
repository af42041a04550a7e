import { expect, it } from 'vitest'
import { menuPages } from '@/screens/frame/navigation.ts'
import { ROUTES } from '@/site/routes.ts'
import { buildTexts as texts } from 'virtual:site'

it("A page has the header's name for it in the menu, or else that of its route", () => {
  const { path } = ROUTES.downloads
  const label = (header: typeof texts.header) =>
    menuPages(header).find((page) => page.to === path)?.label
  expect(label(texts.header)).toBe(texts.header.downloads)
  expect(label({ ...texts.header, downloads: '' })).toBe('downloads')
})
