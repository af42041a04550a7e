/** For files that a plugin adds once for all languages: with the pages of the default one. */
export function isClient({ name }: { name: string }): boolean {
  return name === 'client'
}
