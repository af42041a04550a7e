import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

function chunkOf(bundle: Bundle, module: string): Chunk | undefined {
  return Object.values(bundle).find(
    (output): output is Chunk =>
      output.type === 'chunk' && (output.facadeModuleId?.endsWith(module) ?? false),
  )
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

/** Address of the code that a module is in. */
export function codeAddress(bundle: Bundle, module: string): string {
  const chunk = chunkOf(bundle, module)
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return `/${chunk.fileName}`
}

/** Addresses of a page's own code, if it has any beside the entry's. */
export function pageCode(bundle: Bundle, page: string): string[] {
  const chunk = chunkOf(bundle, page)
  return chunk ? Array.from(withImports(bundle, chunk), ({ fileName }) => `/${fileName}`) : []
}
