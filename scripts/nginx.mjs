import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installed } from './apt-install.mjs'
import { freePort } from './free-port.mjs'

/** Where nginx is on Debian. */
const PROGRAM = '/usr/sbin/nginx'
/** A certificate that nobody trusts, for the answers over https. */
const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key -out cert'
const START_LIMIT_MS = 5000

/**
 * Serves a build by nginx with `deploy/nginx.conf`, on the loopback alone. Of that file only the
 * addresses are changed.
 * @param {string} dist
 */
export async function startNginx(dist) {
  installed('nginx-light', () => existsSync(PROGRAM))
  installed('openssl', () => !spawnSync('openssl', ['version']).error)
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'))
  const file = (/** @type {string} */ name) => path.join(folder, name)
  const port = await freePort()
  const securePort = await freePort()
  spawnSync('openssl', CERTIFICATE.split(' '), { cwd: folder })

  const listen = `listen 127.0.0.1:${port};
  listen 127.0.0.1:${securePort} ssl;
  ssl_certificate cert;
  ssl_certificate_key key;`
  const shipped = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace(/listen 80;\n.*listen .*;/, listen)
    .replaceAll('/var/www/site', path.resolve(dist))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log access.log;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  ${shipped}
}
`,
  )

  const server = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'])
  const ended = new Promise((resolve) => server.once('exit', resolve))
  async function stop() {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  const origin = `http://127.0.0.1:${port}`
  const limit = Date.now() + START_LIMIT_MS
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null || Date.now() > limit) {
      const reason = existsSync(file('error.log')) ? readFileSync(file('error.log'), 'utf8') : ''
      await stop()
      throw new Error(`nginx did not start. ${reason}`)
    }
    await wait(50)
  }
  return { origin, secureOrigin: `https://127.0.0.1:${securePort}`, stop }
}
