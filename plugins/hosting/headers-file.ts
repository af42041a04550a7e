import { headersFor, type HeaderRule } from './rules.ts'

// Beyond these Cloudflare Pages leaves out what it reads.
const LINE_LIMIT = 2000
const RULE_LIMIT = 100

/**
 * Of Netlify and Cloudflare Pages. Pages come last among the rules: one that has no room has the host's
 * own caching, which asks each time as well.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.slice(0, RULE_LIMIT).flatMap(({ path, headers }, index) => {
    const before = headersFor(rules.slice(0, index), path)
    const said = Object.entries(headers).flatMap(([name, value]) =>
      // Cloudflare would join both values with a comma. Netlify passes over the line, and takes the last.
      (name in before ? [`  ! ${name}`] : []).concat(`  ${name}: ${value}`),
    )
    return [path].concat(said)
  })
  const tooLong = lines.find((line) => line.length > LINE_LIMIT)
  if (tooLong)
    throw new Error(
      `Netlify and Cloudflare read ${LINE_LIMIT} characters of a header. The addresses in the settings make one longer: ${tooLong}`,
    )
  return `${lines.join('\n')}\n`
}
