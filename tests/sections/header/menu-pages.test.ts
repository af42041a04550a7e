import { expect, it } from 'vitest'
import { ROUTES } from '@/config/routes.ts'
import { menuPages } from '@/sections/header/menu-pages.ts'
import { dictionary } from '@/texts/dictionary.ts'

it("A page that a language has no name for has the build's own, and says in which language", () => {
  const { downloads: label, ...header } = dictionary.header
  const page = (texts: typeof dictionary) =>
    menuPages(texts).find(({ path }) => path === ROUTES.downloads.path)
  expect(page(dictionary)).toEqual({ path: ROUTES.downloads.path, label })
  expect(page({ ...dictionary, header: header as typeof dictionary.header })).toEqual({
    path: ROUTES.downloads.path,
    label,
    lang: dictionary.meta.lang,
  })
})
