import path from 'node:path'

/** What Vite's configuration says of the folder of a build. */
export interface BuildPlace {
  root: string
  build: { outDir: string }
}

/** The folder to deploy, which contains the site's own folder if it has a base path. */
export function hostFolder({ root, build }: BuildPlace, basePath: string): string {
  const outDir = path.resolve(root, build.outDir)
  return outDir.slice(0, outDir.length - basePath.length)
}
