import path from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

export interface Built {
  bundle: Rolldown.OutputBundle
  root: string
  /** Vite's `base`. */
  base: string
}

export function codeAddress({ bundle, root, base }: Built, module: string): string {
  const id = module.startsWith('\0') ? module : normalizePath(path.join(root, module))
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId === id,
  )
  if (!chunk) throw new Error(`The build has no file for ${module} alone`)
  return base + chunk.fileName
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
