import path from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

export interface BuildOutput {
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  root: string
  /** Vite's `base`. */
  base: string
}

export function codeAddress({ files, root, base }: BuildOutput, module: string): string {
  const id = module.startsWith('\0') ? module : normalizePath(path.join(root, module))
  const chunk = files.find((output) => output.type === 'chunk' && output.facadeModuleId === id)
  if (!chunk) throw new Error(`The build has no file for ${module} alone`)
  return base + chunk.fileName
}

export function builtAsset(
  { files, base }: BuildOutput,
  name: string,
): { address: string; text: string } {
  const file = files.find(
    (it) => it.type === 'asset' && (it.fileName === name || it.names.includes(name)),
  )
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`)
  return { address: base + file.fileName, text: file.source.toString() }
}
