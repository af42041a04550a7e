/**
 * Source of a regular expression for a path as hosts write it: exact, with `:name` for one segment, or
 * with `*` at the end for whatever follows. A page's path may have a slash at its end or none.
 */
export function patternSource(pattern: string): string {
  const source = pattern
    .replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, '[^/]+')
    .replace('*', '.*')
  return `^${source}${/[*/]$/.test(pattern) ? '' : '/?'}$`
}

export function matchesPath(pattern: string, pathname: string): boolean {
  return new RegExp(patternSource(pattern)).test(pathname)
}
