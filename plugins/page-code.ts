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

/**
 * Link tags for an early start of a page's own code, if it has any beside the entry. What the template
 * links already is left out.
 */
export function pageCode(bundle: Bundle, template: string, page: string): string {
  const chunk = chunkOf(bundle, page)
  if (!chunk) return ''
  return Array.from(withImports(bundle, chunk), ({ fileName }) => fileName)
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n    ')
}
