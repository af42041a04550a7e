import { expect, it, vi } from 'vitest'
import { menuPages } from '@/screens/frame/navigation.ts'
import { PICTURE_WIDTHS } from '@/site/picture-widths.ts'
import { ROUTES } from '@/site/routes.ts'
import { avifSet } from '@/ui/picture.tsx'
import { headerTexts, guidesTexts } from 'virtual:texts'

it("A page has the header's name for it in the menu, or else that of its route", () => {
  const { path } = ROUTES.downloads
  const label = (header: typeof headerTexts) =>
    menuPages(header).find((page) => page.to === path)?.label
  expect(label(headerTexts)).toBe(headerTexts.downloads)
  expect(label({ ...headerTexts, downloads: '' })).toBe('downloads')
})

it('The covers of the guides are fetched when a link to them is hovered or touched', () => {
  const images: HTMLImageElement[] = []
  vi.stubGlobal('Image', function fetched() {
    const image = document.createElement('img')
    images.push(image)
    return image
  })
  menuPages(headerTexts)
    .find(({ to }) => to === ROUTES.downloads.path)
    ?.onPointerEnter?.()
  expect(images.map(({ srcset }) => srcset)).toEqual(
    guidesTexts.guides.map(({ cover }) => avifSet(cover, PICTURE_WIDTHS.cover) ?? cover),
  )
})
