import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import Mustache from 'mustache'
import { transformWithOxc } from 'vite'
import { LOCAL_SCRIPT_PATH } from '../../src/widgets/analytics/analytics-local.ts'
import type { AnalyticsStore } from './analytics-store.ts'
import { pathOf, send, sendJson } from './http.ts'
import type { Service } from './service.ts'

export const ANALYTICS_PATH = '/__analytics'
const EVENTS_PATH = `${ANALYTICS_PATH}/api/events`

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const MODULES = ['analytics.ts', 'hit-list.ts', 'hit-view.ts'] as const

function source(name: string): Promise<string> {
  return readFile(new URL(`analytics/${name}`, import.meta.url), 'utf8')
}

async function script(name: string): Promise<string> {
  const { code } = await transformWithOxc(await source(name), name)
  // What the page shares with the inbox is served under the inbox's own address.
  return code.replaceAll('"../inbox/', '"/__inbox/')
}

function sendScript(response: ServerResponse, code: string): void {
  send(response, 200, code, { 'Content-Type': 'text/javascript; charset=utf-8' })
}

/** The script that stands in for Umami's, the page that shows what it sent, and the same in JSON. */
export function createAnalyticsPage(store: AnalyticsStore, brandName: string): Service {
  async function sendPage(response: ServerResponse): Promise<void> {
    const html = Mustache.render(await source('analytics.html'), { brandName })
    send(response, 200, html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': PAGE_POLICY,
    })
  }

  async function answerGet(path: string, response: ServerResponse): Promise<void> {
    if (path === EVENTS_PATH) return sendJson(response, 200, store.list())
    if (path === LOCAL_SCRIPT_PATH) return sendScript(response, await script('stand-in.ts'))
    const name = path.slice(ANALYTICS_PATH.length + 1)
    if (name === '') return sendPage(response)
    if (name === 'analytics.css')
      return send(response, 200, await source(name), { 'Content-Type': 'text/css' })
    const module = MODULES.find((known) => known === name)
    if (module) sendScript(response, await script(module))
    else send(response, 404, 'Not Found')
  }

  return async (request, response) => {
    const path = pathOf(request)
    if (path !== ANALYTICS_PATH && !path.startsWith(`${ANALYTICS_PATH}/`)) return false
    if (request.method === 'GET' || request.method === 'HEAD') await answerGet(path, response)
    else if (request.method === 'DELETE' && path === EVENTS_PATH) {
      store.clear()
      response.writeHead(204).end()
    } else
      send(response, 405, 'Method Not Allowed', {
        Allow: path === EVENTS_PATH ? 'GET, HEAD, DELETE' : 'GET, HEAD',
      })
    return true
  }
}
