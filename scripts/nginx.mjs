import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installed } from './apt-install.mjs'
import { freePort } from './free-port.mjs'

/** Where nginx is, and its types of files, on Debian, by its own packages and on macOS. */
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']
const TYPES = ['/etc', '/usr/local/etc', '/opt/homebrew/etc'].map((at) => `${at}/nginx/mime.types`)
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const START_LIMIT_MS = 5000

/**
 * A certificate that nobody trusts, for the answers over https. Installs openssl where it is missing.
 * @param {string} folder
 */
function makeCertificate(folder) {
  installed('openssl', () => !spawnSync('openssl', ['version']).error)
  const options =
    'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key -out cert'
  const made = spawnSync('openssl', options.split(' '), { cwd: folder })
  if (made.status !== 0) throw new Error(`No certificate. ${String(made.stderr)}`)
}

/**
 * Serves a build by nginx with `deploy/nginx.conf`, on the loopback alone. Of that file only the
 * addresses are changed, and brotli is switched on where its module is.
 * @param {string} dist
 */
export async function startNginx(dist) {
  const nginx = installed('nginx-light', () => PROGRAMS.find((file) => existsSync(file)))
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'))
  const port = await freePort()
  const securePort = await freePort()
  makeCertificate(folder)
  const brotli = existsSync(BROTLI)

  const listen = `listen 127.0.0.1:${port};
  listen 127.0.0.1:${securePort} ssl;
  ssl_certificate cert;
  ssl_certificate_key key;`
  const shipped = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace(/listen 80;\n.*listen .*;/, listen)
    .replaceAll('/var/www/site', path.resolve(dist))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${brotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid nginx.pid;
error_log error.log;
events {}
http {
  include ${TYPES.find((file) => existsSync(file))};
  sendfile on;
  access_log access.log;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  ${brotli ? shipped.replace('# brotli_static on;', 'brotli_static on;') : shipped}
}
`,
  )

  const server = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'inherit',
  })
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
      const log = path.join(folder, 'error.log')
      const reason = existsSync(log) ? readFileSync(log, 'utf8') : ''
      await stop()
      throw new Error(`nginx did not start. ${reason}`)
    }
    await wait(50)
  }
  return { origin, secureOrigin: `https://127.0.0.1:${securePort}`, brotli, stop }
}
