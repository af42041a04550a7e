import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installed } from './apt-install.mjs'

const PROGRAM = '/usr/sbin/nginx'
/** A certificate that nobody trusts, for the answers over https. */
const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key -out cert'
/** nginx's temporary folders, put beside the configuration so that it runs without root. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const SOCKETS = 'listen unix:plain; listen unix:secure ssl;'

function configuration(site: string): string {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen 80;\n.*listen .*;/, SOCKETS)
    .replaceAll('/var/www/site', site)
  assert.ok(shipped.includes(SOCKETS) && shipped.includes(site), 'deploy/nginx.conf has changed')
  // One process, which as root stays root and so may read a temporary folder.
  return `
master_process off;
error_log errors;
pid pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ssl_certificate cert;
  ssl_certificate_key key;
  ${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  ${shipped}
}
`
}

/** Serves `site` with what nginx needs for that in `folder`: its sockets `plain` and `secure` are there. */
export function startNginx(folder: string, site: string): void {
  installed('nginx-light', () => existsSync(PROGRAM))
  installed('openssl', () => !spawnSync('openssl', ['version']).error)
  function run(program: string, args: string[]): void {
    const { status, stderr } = spawnSync(program, args, { cwd: folder })
    assert.equal(status, 0, String(stderr))
  }
  const nginx = (...args: string[]) =>
    run(PROGRAM, ['-p', folder, '-c', 'nginx.conf', '-e', 'errors', ...args])
  run('openssl', CERTIFICATE.split(' '))
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(site))
  // It goes into the background once it listens.
  nginx()
  process.prependOnceListener('exit', () => nginx('-s', 'stop'))
}
