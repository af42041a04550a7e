import type { ComponentType } from 'react'
import { BUILD_ROUTES } from '@/config/build-routes.ts'
import type { PageName } from '@/config/routes.ts'
import { lazyAsked } from '@/loading/lazy.tsx'

const files = import.meta.glob<ComponentType>('./*-page.tsx', { import: 'default' })

function lazyFile(file: string) {
  return lazyAsked(async () => {
    const load = files[`./${file}`]
    if (!load) throw new Error(`src/pages has no ${file}`)
    return load()
  })
}

export const PAGES = Object.fromEntries(
  BUILD_ROUTES.map(({ name, file }) => [name, lazyFile(file)]),
) as Record<PageName, ReturnType<typeof lazyFile>>
