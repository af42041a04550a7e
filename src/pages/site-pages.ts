import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { BUILD_ROUTES } from '@/config/build.ts'
import type { PageName } from '@/config/routes.ts'
import { lazy } from '@/loading/lazy.tsx'

const files = import.meta.glob<ComponentType>('./*-page.tsx', { import: 'default' })

function loadFile(file: string): Promise<ComponentType> {
  const load = files[`./${file}`]
  if (!load) throw new Error(`src/pages has no ${file}`)
  return load()
}

/** The pages of the list in `config/routes.ts`, in its order, each with its component. */
export const PAGES = BUILD_ROUTES.map((route) =>
  Object.assign({}, route, { component: lazy(() => loadFile(route.file)) }),
)
export type SitePage = (typeof PAGES)[number]

export function pageNamed(name: PageName): SitePage {
  const page = PAGES.find((it) => it.name === name)
  if (!page) throw new Error(`There is no page "${name}"`)
  return page
}

/** The page that answers a path, by the hosts' rules: theirs know no "/downloads//". */
export function pageAt(pathname: string): SitePage {
  const found = PAGES.find(({ addresses }) =>
    addresses.some((path) => path !== '*' && matchPath({ path, caseSensitive: true }, pathname)),
  )
  return found && !pathname.includes('//') ? found : pageNamed('notFound')
}
