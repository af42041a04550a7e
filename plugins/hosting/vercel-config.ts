import type { Language } from '../../src/config/languages.ts'
import { hostedPages } from './rules.ts'
import type { HeaderRule } from './rules.ts'

/** Vercel writes what follows as an expression. */
function sourceOf(path: string): string {
  return path.replace(/\*$/, '(.*)')
}

/** The `vercel.json` of a folder that is deployed as it is. Vercel finds `404.html` by itself. */
export function vercelConfig(
  rules: readonly HeaderRule[],
  basePath = '',
  languages?: readonly Language[],
): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    headers: rules.map(({ path, headers }) => ({
      source: sourceOf(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    ...(basePath && {
      redirects: [{ source: basePath, destination: `${basePath}/`, permanent: true }],
    }),
    rewrites: hostedPages(basePath, languages)
      .filter(({ path }) => !path.endsWith('/'))
      .map(({ path, file }) => ({ source: path, destination: file })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
