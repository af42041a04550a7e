import type { Plugin } from 'vite'
import { serveFiles } from './serve-files.ts'

type File = string | Uint8Array

/** Files by their names, made when a build adds them or the development server is asked for one. */
export function generatedFiles(
  name: string,
  basePath: string,
  readFiles: () => ReadonlyMap<string, () => File | Promise<File>>,
): Plugin {
  return {
    name,
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [fileName, make] of readFiles())
        this.emitFile({ type: 'asset', fileName, source: await make() })
    },
    configureServer({ middlewares }) {
      const files = readFiles()
      middlewares.use(
        basePath,
        serveFiles(async (file) => files.get(file)?.()),
      )
    },
  }
}
