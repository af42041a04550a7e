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

/** A chunk and what it imports, down to the leaves; with `dynamic` also what it may load later. */
function withImports(bundle: Bundle, start: Chunk, dynamic: boolean): Set<Chunk> {
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const name of [...chunk.imports, ...(dynamic ? chunk.dynamicImports : [])]) {
      const next = bundle[name]
      // The entry would lead on to every page.
      if (next?.type === 'chunk' && !next.isEntry) visit(next)
    }
  }
  visit(start)
  return seen
}

/** Address of the code that a module is in. */
export function codeAddress(bundle: Bundle, module: string): string {
  return `/${chunkOf(bundle, module).fileName}`
}

/**
 * Link tags for what a prerendered page needs beside the entry: the style of all its parts, so that
 * it is painted from HTML and CSS alone, and an early start for the page's own code. What the
 * template links already is left out.
 */
export function pageAssets(
  bundle: Bundle,
  template: string,
  page: string,
  parts: readonly string[],
): string {
  const pageChunk = chunkOf(bundle, page)
  const modules = [page].concat(parts)
  const chunks = modules.flatMap((module) =>
    Array.from(withImports(bundle, chunkOf(bundle, module), true)),
  )
  const styles = new Set(
    chunks.flatMap((chunk) => Array.from(chunk.viteMetadata?.importedCss ?? [])),
  )
  const scripts = Array.from(withImports(bundle, pageChunk, false), ({ fileName }) => fileName)
  const tags = (relation: string, files: Iterable<string>) =>
    Array.from(files)
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="${relation}" crossorigin href="/${file}">`)
  return tags('stylesheet', styles).concat(tags('modulepreload', scripts)).join('\n    ')
}
