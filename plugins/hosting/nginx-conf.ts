import type { Language } from '../../src/config/languages.ts'
import { UPGRADE, withoutUpgrade } from './content-security-policy.ts'
import { typesOf } from './content-types.ts'
import { patternSource } from './path-pattern.ts'
import { CONTROL_FILES, ELSEWHERE, headersFor, hostedPages, NOT_FOUND_FILE } from './rules.ts'
import type { HeaderRule, Headers } from './rules.ts'

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}

function quote(value: string): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx would not take this as text: ${value}`)
  return `"${value}"`
}

/** Without encryption nothing is upgraded, so that the site can be tried before it has a certificate. */
function fixedHeader(name: string, value: string): string {
  const plain = withoutUpgrade(value)
  const text = plain === value ? quote(value) : quote(plain).replace(/"$/, '$site_upgrade"')
  return `add_header ${name} ${text} always;`
}

function block(opening: string, lines: readonly string[]): string {
  return `${opening} {\n${lines.map((line) => `  ${line}\n`).join('')}}`
}

/** Sets what is not as elsewhere, and says which file answers. */
function location(match: string, headers: Headers, file: string): string {
  const own = Object.entries(headers).filter(([name, value]) => ELSEWHERE[name] !== value)
  return block(`location ${match}`, [
    ...own.map(([name, value]) => `set ${variableOf(name)} ${quote(value)};`),
    `try_files ${file} =404;`,
  ])
}

function unserved(): string {
  const control = CONTROL_FILES.map((file) => file.replaceAll('.', String.raw`\.`)).join('|')
  return String.raw`~ \.(br|gz)$|//|/\.(?!well-known/)|^/(${control})$`
}

/**
 * The part of an nginx `server` block that is this site's: types, caching, headers and statuses. A
 * header that depends on the path is a variable, because a location with an `add_header` of its own
 * would lose all the others. An unknown path starts again at the 404 page, with the values on top.
 */
export function nginxConf(
  rules: readonly HeaderRule[],
  files: readonly string[],
  basePath = '',
  languages?: readonly Language[],
): string {
  const all = `${basePath}/*`
  const everywhere = rules.filter(({ path }) => path === all)
  const others = rules.filter(({ path }) => path !== all)
  const folders = others.filter(({ path }) => path.endsWith('/*'))
  const dependent = [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))]
  const defaults = { ...ELSEWHERE, ...headersFor(everywhere, `${basePath}/`) }

  return `# Written by the build: how this folder is served. Include it in a server block that has it as its root.
server_tokens off;
merge_slashes off;
charset utf-8;
charset_types text/css text/javascript text/plain image/svg+xml application/xml;
default_type application/octet-stream;
${block(
  'types',
  [...typesOf(files)].map(([ending, type]) => `${type} ${ending};`),
)}

# The compressed copies beside the files.
gzip_static on;
gzip_vary on;

set $site_upgrade "";
${block('if ($https)', [`set $site_upgrade "; ${UPGRADE}";`])}
${Object.entries(defaults)
  .filter(([name]) => !dependent.includes(name))
  .map(([name, value]) => fixedHeader(name, value))
  .join('\n')}

${dependent
  .map(
    (name) =>
      `set ${variableOf(name)} ${quote(defaults[name] ?? '')};\nadd_header ${name} ${variableOf(name)} always;`,
  )
  .join('\n')}

error_page 404 ${basePath}/${NOT_FOUND_FILE};

${basePath && `${block(`location = ${basePath}`, ['absolute_redirect off;', `return 301 ${basePath}/;`])}\n`}${hostedPages(
    basePath,
    languages,
  )
    .map(({ path, file }) =>
      location(
        path.endsWith('/') ? `= ${path}` : `~ ${patternSource(path)}`,
        headersFor(others, path),
        file,
      ),
    )
    .join('\n')}

# A page has one address; compressed copies, hidden files, what speaks to hosts and "//" have none.
${block(String.raw`location ~ \.html$`, ['internal;'])}
${block(`location ${unserved()}`, ['return 404;'])}

${folders.map(({ path, headers }) => location(path.slice(0, -1), headers, '$uri')).join('\n')}
${location(`${basePath}/`, {}, '$uri')}
`
}
