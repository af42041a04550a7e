import { UPGRADE, withoutUpgrade } from './content-security-policy.ts'
import { typesOf } from './content-types.ts'
import { patternSource } from './path-pattern.ts'
import { CONTROL_FILES, ELSEWHERE, headersFor, NOT_FOUND_FILE, PAGES } from './rules.ts'
import type { HeaderRule, Headers } from './rules.ts'

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}

function quote(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx would not take this as text: ${value}`)
  return `"${value}"`
}

/** Without encryption nothing is upgraded, so that the site can be tried before it has a certificate. */
function header(name: string, value: string): string {
  const text = quote(withoutUpgrade(value))
  const whole = text === quote(value) ? text : text.replace(/"$/, '$site_upgrade"')
  return `add_header ${name} ${whole} always;`
}

function location(match: string, headers: Headers, answer: string): string {
  const own = Object.entries(headers).filter(([name, value]) => ELSEWHERE[name] !== value)
  const lines = [
    ...own.map(([name, value]) => `set ${variableOf(name)} ${quote(value)};`),
    `try_files ${answer} =404;`,
  ]
  return `location ${match} {\n  ${lines.join('\n  ')}\n}`
}

/**
 * The part of an nginx `server` block that is this site's: types, caching, headers and statuses. A
 * header that depends on the path is a variable, because a location with an `add_header` of its own
 * would lose all the others. An unknown path starts anew at the 404 page, with the values on top.
 */
export function nginxConf(rules: readonly HeaderRule[], files: readonly string[]): string {
  const everywhere = rules.filter(({ path }) => path === '/*')
  const others = rules.filter(({ path }) => path !== '/*')
  const dependent = [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))]
  const folders = others.filter(({ path }) => path.endsWith('/*'))
  const control = CONTROL_FILES.map((file) => file.replaceAll('.', String.raw`\.`)).join('|')

  return `# Written by the build: how this folder is served. Include it in a server block, whose root is this folder.
${[
  `charset utf-8;`,
  `charset_types text/css text/javascript text/plain image/svg+xml application/xml;`,
  `default_type application/octet-stream;`,
  `types {\n${[...typesOf(files)].map(([ending, type]) => `  ${type} ${ending};\n`).join('')}}`,
  `gzip_static on;\ngzip_vary on;\nserver_tokens off;`,
  `error_page 404 /${NOT_FOUND_FILE};`,
  `set $site_upgrade "";\nif ($https) {\n  set $site_upgrade "; ${UPGRADE}";\n}`,
  dependent.map((name) => `set ${variableOf(name)} ${quote(ELSEWHERE[name] ?? '')};`).join('\n'),
  everywhere
    .flatMap(({ headers }) => Object.entries(headers).map(([name, value]) => header(name, value)))
    .concat(dependent.map((name) => `add_header ${name} ${variableOf(name)} always;`))
    .join('\n'),
  ...PAGES.map(({ path, file }) =>
    location(
      path === '/' ? '= /' : `~ ${patternSource(path)}`,
      headersFor(others, path),
      `/${file}`,
    ),
  ),
  `# A page has one address; compressed copies, hidden files and what speaks to hosts have none.
location ~ \\.html$ {
  internal;
}
location ~ \\.(br|gz)$|/\\.(?!well-known/)|^/(${control})$ {
  return 404;
}`,
  ...folders.map(({ path, headers }) => location(path.slice(0, -1), headers, '$uri')),
  location('/', {}, '$uri'),
].join('\n\n')}
`
}
