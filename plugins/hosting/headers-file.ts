import type { HeaderRule } from './rules.ts'

// Beyond these Cloudflare Pages leaves out what it reads.
const LINE_LIMIT = 2000
const RULE_LIMIT = 100

/**
 * Of Netlify and Cloudflare Pages. Pages come last among the rules: one that has no room has the host's
 * own caching, which asks each time as well.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules
    .slice(0, RULE_LIMIT)
    .flatMap(({ path, headers }) =>
      [path].concat(Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)),
    )
  const tooLong = lines.find((line) => line.length > LINE_LIMIT)
  if (tooLong)
    throw new Error(
      `Netlify and Cloudflare read ${LINE_LIMIT} characters of a header. The addresses in the settings make one longer: ${tooLong}`,
    )
  return `${lines.join('\n')}\n`
}
