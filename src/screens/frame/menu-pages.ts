import type { Texts } from '@/content/schema.ts'
import { BUILD_ROUTES } from '@/site/build-routes.ts'

interface MenuPage {
  path: string
  label: string
}

export function menuPages(header: Texts['header']): MenuPage[] {
  return BUILD_ROUTES.filter(({ inMenu }) => inMenu).map(({ name, path }) => ({
    path,
    label: header[name] || name,
  }))
}
