import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installed } from './apt-install.mjs'
import { freePort } from './free-port.mjs'

const PATHS = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const START_LIMIT_MS = 5000

/**
 * A certificate that nobody trusts, for the answers over https. Installs openssl where it is missing.
 * @param {string} folder
 */
function makeCertificate(folder) {
  installed('openssl', () => !spawnSync('openssl', ['version']).error)
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key.pem -out cert.pem`.split(
      ' ',
    ),
    { cwd: folder },
  )
  if (made.status !== 0) throw new Error(`No certificate. ${String(made.stderr)}`)
}

/**
 * Serves a build by nginx with `deploy/nginx.conf`, on the loopback alone. Of that file only the
 * addresses are changed, and brotli is switched on where its module is.
 * @param {string} dist
 */
export async function startNginx(dist) {
  const nginx = installed('nginx-light', () => PATHS.find((file) => existsSync(file)))
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'))
  const port = await freePort()
  const securePort = await freePort()
  makeCertificate(folder)
  const brotli = existsSync(BROTLI)

  const listen = [
    `listen 127.0.0.1:${port};`,
    `listen 127.0.0.1:${securePort} ssl;`,
    'ssl_certificate cert.pem;',
    'ssl_certificate_key key.pem;',
  ].join('\n  ')
  const shipped = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
    .replace(/listen 80;\n.*listen .*;/, listen)
    .replaceAll('/var/www/site', path.resolve(dist))
  const config = `${brotli ? `load_module ${BROTLI};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes auto;
pid nginx.pid;
error_log error.log;
events {
  worker_connections 1024;
}
http {
  sendfile on;
  tcp_nopush on;
  access_log access.log;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${brotli ? shipped.replace('# brotli_static on;', 'brotli_static on;') : shipped}
}
`
  writeFileSync(path.join(folder, 'nginx.conf'), config)

  const server = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'inherit',
  })
  let running = true
  const ended = new Promise((resolve) => {
    server.once('exit', () => {
      running = false
      resolve(undefined)
    })
  })
  async function stop() {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }

  const origin = `http://127.0.0.1:${port}`
  const limit = Date.now() + START_LIMIT_MS
  while (!(await fetch(origin).catch(() => undefined))) {
    if (!running || Date.now() > limit) {
      const log = path.join(folder, 'error.log')
      const reason = existsSync(log) ? readFileSync(log, 'utf8') : ''
      await stop()
      throw new Error(`nginx did not start. ${reason}`)
    }
    await wait(50)
  }
  return {
    origin,
    secureOrigin: `https://127.0.0.1:${securePort}`,
    brotli,
    stop,
  }
}
