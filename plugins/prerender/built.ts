import path from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

/** What the build of a language has made, and where from. */
export interface Built {
  bundle: Rolldown.OutputBundle
  root: string
  /** The site's `base`, with which addresses begin. */
  base: string
}

/** By the path of a module in the project, or the id of one that a plugin makes. */
function fileOf({ bundle, root }: Built, module: string): string {
  const id = module.startsWith('\0') ? module : normalizePath(path.join(root, module))
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === id,
  )
  if (!chunk) throw new Error(`The build has no file for ${module} alone`)
  return chunk.fileName
}

/** Address of the file that a module was built into. */
export function codeAddress(built: Built, module: string): string {
  return built.base + fileOf(built, module)
}

/** Addresses of what every page starts: the entry's file, and all that it imports. */
export function siteCode(built: Built): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    const chunk = built.bundle[name]
    if (chunk?.type === 'chunk') chunk.imports.forEach(add)
  }
  add(fileOf(built, 'index.html'))
  return Array.from(files, (name) => built.base + name)
}

/** A file that is no code, by its name before the build. */
export function builtAsset(
  { bundle, base }: Built,
  name: string,
): { address: string; text: string } {
  const file = Object.values(bundle).find(
    (it) => it.type === 'asset' && (it.fileName === name || it.names.includes(name)),
  )
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`)
  return { address: base + file.fileName, text: file.source.toString() }
}
