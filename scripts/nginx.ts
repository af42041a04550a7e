import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installed } from './apt-install.mjs'

/** Where nginx is on Debian. */
const PROGRAM = '/usr/sbin/nginx'
/** A certificate that nobody trusts, for the answers over https. */
const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key -out cert'
const START_LIMIT_MS = 5000

/** A port of the loopback that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** What stands around the shipped part: all files are in one folder, and only the addresses are others. */
function configuration(dist: string, port: number, securePort: number): string {
  const listen = `listen 127.0.0.1:${port};
  listen 127.0.0.1:${securePort} ssl;
  ssl_certificate cert;
  ssl_certificate_key key;`
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen 80;\n.*listen .*;/, listen)
    .replaceAll('/var/www/site', path.resolve(dist))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log access.log;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  ${shipped}
}
`
}

/** Serves a build by nginx with `deploy/nginx.conf`, on the loopback alone. */
export async function startNginx(dist: string) {
  installed('nginx-light', () => existsSync(PROGRAM))
  installed('openssl', () => !spawnSync('openssl', ['version']).error)
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'))
  const port = await freePort()
  const securePort = await freePort()
  spawnSync('openssl', CERTIFICATE.split(' '), { cwd: folder })
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(dist, port, securePort))
  const server = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'])
  let said = ''
  server.stderr.on('data', (part) => (said += part))
  async function stop() {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }

  const origin = `http://127.0.0.1:${port}`
  const limit = Date.now() + START_LIMIT_MS
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null || Date.now() > limit) {
      await stop()
      throw new Error(`nginx did not start. ${said}`)
    }
    await wait(50)
  }
  return { origin, secureOrigin: `https://127.0.0.1:${securePort}`, stop }
}
