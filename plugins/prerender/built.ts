import path from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

export interface Built {
  bundle: Rolldown.OutputBundle
  root: string
  /** Vite's `base`. */
  base: string
}

function fileOf({ bundle, root }: Built, module: string): string {
  const id = module.startsWith('\0') ? module : normalizePath(path.join(root, module))
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === id,
  )
  if (!chunk) throw new Error(`The build has no file for ${module} alone`)
  return chunk.fileName
}

export function codeAddress(built: Built, module: string): string {
  return built.base + fileOf(built, module)
}

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
