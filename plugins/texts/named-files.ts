import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Named } from '../../src/content/schema/kinds.ts'
import { orNearest } from './nearest.ts'

const LUCIDE = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))

/** Where what a text names has its file, before and after the name. */
function placeOf(root: string, names: Named): [before: string, after: string] {
  if (names === 'icon') return [`${LUCIDE}/dist/esm/icons/`, '.mjs']
  return [`${root}/public${names === 'document' ? '/pdfs/' : ''}`, '']
}

const KINDS: Record<Named, string> = {
  icon: 'icon of https://lucide.dev/icons',
  picture: 'picture in public',
  cover: 'picture in public',
  portrait: 'picture in public',
  document: 'PDF in public/pdfs',
  file: 'file in public',
}

/** What is wrong with the name of an icon or file, if there is none of that name. */
export function missingName(root: string, names: Named, name: string): string | undefined {
  const [before, ending] = placeOf(root, names)
  const after = name.endsWith(ending) ? '' : ending
  const file = before + (names === 'document' ? path.basename(name) : name) + after
  if (existsSync(file)) return undefined
  const folder = path.dirname(file)
  const others = existsSync(folder)
    ? readdirSync(folder).filter((each) => each.endsWith(ending))
    : []
  const known = others.map((each) =>
    `${folder}/${each}`.slice(before.length, after ? -after.length : undefined),
  )
  return `is "${name}", but there is no ${KINDS[names]} of that name${orNearest(name, known)}`
}
