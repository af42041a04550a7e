import path, { type PlatformPath } from 'node:path'

/** A file's path from the project's root, with slashes on every system. */
export function fromRoot(root: string, file: string, system: PlatformPath = path): string {
  return system.relative(root, file).replaceAll(system.sep, '/')
}

/** The way back: Vite names files with slashes on every system. */
export function moduleId(root: string, file: string, system: PlatformPath = path): string {
  return system.join(root, file).replaceAll(system.sep, '/')
}
