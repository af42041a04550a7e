import type { HeaderRule, HostedPage } from './rules.ts'

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
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
