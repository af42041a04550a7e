import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installed } from './apt-install.mjs'

const PROGRAM = '/usr/sbin/nginx'
/** A certificate that nobody trusts, for the answers over https. */
const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key -out cert'
/** nginx's temporary folders, put beside the configuration so that it runs without root. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
const SOCKETS = 'listen unix:plain; listen unix:secure ssl;'
const START_LIMIT_MS = 5000

function configuration(dist: string): string {
  const folder = path.resolve(dist)
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen 80;\n.*listen .*;/, SOCKETS)
    .replaceAll('/var/www/site', folder)
  assert.ok(shipped.includes(SOCKETS) && shipped.includes(folder), 'deploy/nginx.conf has changed')
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
error_log stderr crit;
pid nginx.pid;
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

export async function startNginx(dist: string) {
  installed('nginx-light', () => existsSync(PROGRAM))
  installed('openssl', () => !spawnSync('openssl', ['version']).error)
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'))
  const { status, stderr } = spawnSync('openssl', CERTIFICATE.split(' '), { cwd: folder })
  assert.equal(status, 0, String(stderr))
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(dist))
  const server = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const plain = path.join(folder, 'plain')
  const secure = path.join(folder, 'secure')
  async function stop() {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  const limit = Date.now() + START_LIMIT_MS
  while (!existsSync(secure) && server.exitCode === null && Date.now() < limit) await wait(50)
  if (!existsSync(secure)) {
    await stop()
    throw new Error('nginx did not start')
  }
  return { plain, secure, stop }
}
