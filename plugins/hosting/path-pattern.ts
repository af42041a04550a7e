/**
 * Paths are written as Netlify and Cloudflare Pages write them: exact, with `:name` for one segment,
 * or with `*` at the end for whatever follows.
 */
type Segment = { text: string } | { name: string } | { rest: true }

export function segmentsOf(pattern: string): Segment[] {
  return pattern
    .split('/')
    .slice(1)
    .map((segment) => {
      if (segment === '*') return { rest: true }
      return segment.startsWith(':') ? { name: segment.slice(1) } : { text: segment }
    })
}

/** Source of a regular expression for the whole path; a page's is with or without a slash at its end. */
export function patternSource(pattern: string): string {
  const parts = segmentsOf(pattern).map((segment) => {
    if ('rest' in segment) return '/.*'
    return 'name' in segment
      ? '/[^/]+'
      : `/${segment.text.replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`)}`
  })
  return `^${parts.join('')}${/[*/]$/.test(pattern) ? '' : '/?'}$`
}

export function matchesPath(pattern: string, pathname: string): boolean {
  return new RegExp(patternSource(pattern)).test(pathname)
}
