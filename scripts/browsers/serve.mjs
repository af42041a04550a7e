import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { preview } from 'vite'

export const FAULTS_KEY = 'faults'

/**
 * Runs in the page before all else and notes what goes wrong there. WebKitGTK tells its driver
 * nothing of the console, so the page does, in every browser alike.
 * @param {string} key where the faults stand in the session's storage
 */
function watch(key) {
  /** @param {string} text */
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...noted, text]))
  }
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const write = console[level].bind(console)
    console[level] = (...values) => {
      note(`console ${level}: ${values.join(' ')}`)
      write(...values)
    }
  }
  let leaving = false
  window.addEventListener('beforeunload', () => {
    leaving = true
  })
  window.addEventListener(
    'error',
    ({ target, message }) => {
      // What is still on its way when the page is left is given up.
      if (leaving && target instanceof Element) return
      note(target instanceof Element ? `not loaded: ${target.outerHTML}` : `uncaught: ${message}`)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => {
    note(`unhandled: ${reason}`)
  })
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    note(`securitypolicyviolation: ${violatedDirective} ${blockedURI}`)
  })
}

/**
 * Serves a copy of the build, with its embedded services, whose pages note their faults.
 * @param {string} dist
 */
export async function serveSite(dist) {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-browsers-'))
  cpSync(dist, copy, { recursive: true })
  writeFileSync(path.join(copy, 'watch.js'), `(${watch.toString()})('${FAULTS_KEY}')`)
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  for (const page of files.filter((name) => name.endsWith('.html'))) {
    const file = path.join(copy, page)
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, html.replace('<head>', '<head><script src="/watch.js"></script>'))
  }

  // The mail service takes one send a second from people; tests are faster.
  process.env['LOCAL_MAIL_RATE_LIMIT_MS'] = '0'
  const server = await preview({
    build: { outDir: copy },
    preview: { port: 0, open: false },
    logLevel: 'error',
  })
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const messages = `${origin}/__inbox/api/messages`
  return {
    origin,
    /** @returns {Promise<import('../../plugins/local-services/send-endpoint.ts').Mail[]>} */
    mails: async () => (await fetch(messages)).json(),
    emptyInbox: async () => {
      await fetch(messages, { method: 'DELETE' })
    },
    stop: async () => {
      await server.close()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
