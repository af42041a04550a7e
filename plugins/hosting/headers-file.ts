import type { HeaderRule } from './rules.ts'

// Beyond these Cloudflare Pages leaves out what it reads.
const LINE_LIMIT = 2000
const RULE_LIMIT = 100

/** Of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  const tooLong = lines.find((line) => line.length > LINE_LIMIT)
  if (tooLong) throw new Error(`Over ${LINE_LIMIT} characters for _headers: ${tooLong}`)
  if (rules.length > RULE_LIMIT) throw new Error(`Over ${RULE_LIMIT} rules for _headers`)
  return `${lines.join('\n')}\n`
}
