import type { Rolldown } from 'vite'

export interface BuildOutput {
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
  base: string
}

/** The address of the code that starts with a module, given by the end of its id. */
export function codeAddress({ files, base }: BuildOutput, module: string): string {
  const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module))
  if (!chunk) throw new Error(`The build has no file for ${module} alone`)
  return base + chunk.fileName
}

export function builtAsset(
  { files, base }: BuildOutput,
  name: string,
): { address: string; text: string } {
  const file = files.find(
    (asset) => asset.type === 'asset' && (asset.fileName === name || asset.names.includes(name)),
  )
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`)
  return { address: base + file.fileName, text: file.source.toString() }
}
