import { unescape } from 'node:querystring'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import { NOT_FOUND_FILE } from '../site/prerendered-pages.ts'
import { UPGRADE } from './content-security-policy.ts'
import {
  DEFAULT_CACHING,
  headersFor,
  patternSource,
  UNSERVED,
  type ControlFile,
  type HeaderRule,
  type HostedPage,
} from './rules.ts'

/** Cloudflare Pages ignores longer lines. */
const LINE_LIMIT = 2000

function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }, index) => {
    const before = headersFor(rules.slice(0, index), path)
    const ownLines = Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`
      // Without the `!` line Cloudflare joins both values with a comma. Netlify ignores it and takes the last.
      return name in before ? [`  ! ${name}`, line] : [line]
    })
    return [path].concat(ownLines)
  })
  const tooLong = lines.find((line) => line.length > LINE_LIMIT)
  if (tooLong) throw new UserError(messages.files.headerTooLong(LINE_LIMIT), [tooLong])
  return `${lines.join('\n')}\n`
}

function addHeader([name, value]: [string, string]): string {
  if (/["$\\]/.test(value)) throw new Error(`nginx would not take this as text: ${value}`)
  // On plain HTTP the directive is left out, so that the site can be tried before it has a certificate.
  return `add_header ${name} "${value.replace(`; ${UPGRADE}`, '$site_upgrade')}" always;`
}

function nginxConf(
  rules: readonly HeaderRule[],
  pages: readonly HostedPage[],
  basePath: string,
): string {
  function location(match: string, path: string, ...lines: string[]): string {
    const headers = Object.entries({ ...DEFAULT_CACHING, ...headersFor(rules, path) }).map(
      addHeader,
    )
    return `location ${match} {\n  ${[...headers, ...lines].join('\n  ')}\n}`
  }

  const notFound = `${basePath}/${NOT_FOUND_FILE}`
  const manifest = `${basePath}/site.webmanifest`
  const paths = rules.map(({ path }) => path)
  const folders = paths.filter((path) => path.endsWith('/*'))
  const files = paths.filter(
    (path) => !path.endsWith('*') && !pages.some((page) => page.path === path),
  )
  return `# Written by the build: how this folder is served. Include it in a server block that has it as its root.
server_tokens off;
charset utf-8;
charset_types text/css application/javascript text/plain image/svg+xml text/xml;

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types text/css application/javascript application/json application/manifest+json text/plain image/svg+xml text/xml;

set $site_upgrade "";
if ($https) {
  set $site_upgrade "; ${UPGRADE}";
}

error_page 404 ${notFound};
${location(`= ${notFound}`, notFound, 'internal;')}
${basePath && `location = ${basePath} {\n  absolute_redirect off;\n  return 301 ${basePath}/;\n}`}

# nginx takes "//" for "/" if the first server at its port does.
set $site_asked $request_uri;
if ($uri = ${notFound}) {
  set $site_asked "";
}
if ($site_asked ~ ^[^?]*//) {
  return 404;
}

# A page has one address; hidden files and what speaks to hosts have none.
location ~ ${UNSERVED} {
  return 404;
}

${pages.map(({ path, file }) => location(`~ ${patternSource(path)}`, path, `try_files ${file} =404;`)).join('\n')}

${files.map((path) => location(`= "${unescape(path)}"`, path, 'try_files $uri =404;')).join('\n')}
${location(`= ${manifest}`, manifest, 'types { }', 'default_type application/manifest+json;')}
${folders.map((path) => location(path.slice(0, -1), path, 'try_files $uri $uri/index.html =404;')).join('\n')}
`
}

export function hostFiles(
  rules: readonly HeaderRule[],
  pages: readonly HostedPage[],
  basePath: string,
): Record<ControlFile, string> {
  const elsewhere = pages.filter(({ path }) => !path.endsWith('/'))
  return {
    _headers: headersFile(rules),
    // For pages whose path is not their folder. Cloudflare refuses `index.html`.
    _redirects: elsewhere
      .map(({ path, file }) => `${path} ${file.replace('index.html', '')} 200\n`)
      .join(''),
    '_nginx.conf': nginxConf(rules, pages, basePath),
  }
}

/** The config.json of Vercel's Build Output API. */
export function vercelConfig(
  rules: readonly HeaderRule[],
  pages: readonly HostedPage[],
  basePath: string,
) {
  const toFolder = { src: `^${basePath}$`, status: 308, headers: { Location: `${basePath}/` } }
  return {
    version: 3,
    routes: [
      ...rules.map(({ path, headers }) => ({ src: patternSource(path), headers, continue: true })),
      ...(basePath ? [toFolder] : []),
      { handle: 'filesystem' },
      ...pages.map(({ path, file }) => ({ src: patternSource(path), dest: file, check: true })),
      { handle: 'error' },
      { src: '.*', status: 404, dest: `/${NOT_FOUND_FILE}` },
    ],
  }
}
