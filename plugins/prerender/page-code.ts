import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunk = Object.values(bundle).find(
    (output): output is Chunk =>
      output.type === 'chunk' && (output.facadeModuleId?.endsWith(module) ?? false),
  )
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

/** A chunk and what it imports, down to the leaves. */
function withImports(bundle: Bundle, start: Chunk): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') visit(next)
    }
  }
  visit(start)
  return seen
}

/** Address, after the site's `base`, of the code that a module is in. */
export function codeAddress(bundle: Bundle, base: string, module: string): string {
  return `${base}${chunkOf(bundle, module).fileName}`
}

/** The same of the code that a module is in and of all that it imports. */
export function codeAddresses(bundle: Bundle, base: string, module: string): string[] {
  const chunks = withImports(bundle, chunkOf(bundle, module))
  return Array.from(chunks, ({ fileName }) => base + fileName)
}
