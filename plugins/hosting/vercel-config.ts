import type { HeaderRule, HostedPage } from './rules.ts'

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  rewrites: { source: string; destination: string }[]
}

/** The `vercel.json` of a folder that is deployed as it is. Vercel finds `404.html` by itself. */
export function vercelConfig(
  rules: readonly HeaderRule[],
  pages: readonly HostedPage[],
  basePath: string,
): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    headers: rules.map(({ path, headers }) => ({
      // What follows is written as an expression.
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    ...(basePath && {
      redirects: [{ source: basePath, destination: `${basePath}/`, permanent: true }],
    }),
    rewrites: pages
      .filter(({ path }) => !path.endsWith('/'))
      .map(({ path, file }) => ({ source: path, destination: file })),
  } satisfies VercelConfig & Record<string, unknown>
  return `${JSON.stringify(config, null, 2)}\n`
}

/** What a build is served by, read from its `vercel.json`. */
export function readVercelConfig(text: string): { rules: HeaderRule[]; pages: HostedPage[] } {
  const { headers, rewrites } = JSON.parse(text) as VercelConfig
  return {
    rules: headers.map((rule) => ({
      path: rule.source.replace('(.*)', '*'),
      headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    })),
    pages: rewrites.map(({ source, destination }) => ({ path: source, file: destination })),
  }
}
