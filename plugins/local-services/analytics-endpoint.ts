import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { decideCollect } from './analytics-payload.ts'
import type { AnalyticsStore } from './analytics-store.ts'
import { pathOf, readBody, send } from './http.ts'
import type { Service } from './service.ts'

const COLLECT_PATH = '/api/send'
const BODY_LIMIT_BYTES = 64 * 1024

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, DELETE, POST, PUT',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, JSON.stringify(value), {
    'Content-Type': 'application/json; charset=utf-8',
    ...CORS,
  })
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  answer(response, status, { error: { message, code, status } })
}

/** The same UUID for the same parts: what Umami has in the place of a cookie. */
function uuidOf(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

/** A session lasts a month and a visit an hour, as in Umami. */
function identify(request: IncomingMessage, website: string, now: Date) {
  const client = [request.socket.remoteAddress ?? '', request.headers['user-agent'] ?? '']
  const sessionId = uuidOf(website, ...client, now.toISOString().slice(0, 7))
  const visitId = uuidOf(sessionId, now.toISOString().slice(0, 13))
  const cache = Buffer.from(JSON.stringify({ website, sessionId, visitId })).toString('base64url')
  return { cache, sessionId, visitId }
}

/** Answers as Umami does at its collect address, and puts what it takes in the store. */
export function createCollectEndpoint(store: AnalyticsStore): Service {
  async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, BODY_LIMIT_BYTES)
    if (body.kind === 'gone') return
    if (body.kind === 'too-long')
      return refuse(response, 413, 'payload-too-large', 'Payload too large')

    const decision = decideCollect(body.text)
    if (!decision.accepted) return refuse(response, 400, 'bad-request', decision.message)

    const now = new Date()
    const { payload } = store.add(decision.collected, request.headers.referer ?? '', now)
    answer(response, 200, identify(request, String(payload['website']), now))
  }

  return async (request, response) => {
    if (pathOf(request) !== COLLECT_PATH) return false
    if (request.method === 'POST') await collect(request, response)
    else if (request.method === 'OPTIONS') send(response, 204, '', CORS)
    else send(response, 405, 'Method Not Allowed', { ...CORS, Allow: 'POST, OPTIONS' })
    return true
  }
}
