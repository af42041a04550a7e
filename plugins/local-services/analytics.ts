import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCAL_SCRIPT_PATH } from '../../src/widgets/analytics/analytics-local.ts'
import { type Collected, decideCollect } from './analytics-payload.ts'
import { readBody, send, sendJson } from './http.ts'
import { createLog, type Entry } from './log.ts'
import { script } from './script.ts'
import { fromAnywhere, type Methods, type Service } from './service.ts'

const COLLECT_PATH = '/api/send'
export const ANALYTICS_PATH = '/__analytics'
const BODY_LIMIT_BYTES = 64 * 1024
const CAPACITY = 500

/** What the collector received, with the header that came along. */
type Counted = Collected & { refererHeader: string }

export type Hit = Entry<Counted>

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { error: { message, code, status } })
}

/** The same UUID for the same parts: what Umami has in the place of a cookie. */
function uuidOf(...parts: string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

/** A session lasts a month and a visit an hour, as in Umami. */
function identify(request: IncomingMessage, website: string, now: string) {
  const client = [request.socket.remoteAddress ?? '', request.headers['user-agent'] ?? '']
  const sessionId = uuidOf(website, ...client, now.slice(0, 7))
  const visitId = uuidOf(sessionId, now.slice(0, 13))
  const cache = Buffer.from(JSON.stringify({ website, sessionId, visitId })).toString('base64url')
  return { cache, sessionId, visitId }
}

/** Umami's collector, the script that stands in for its own, and in JSON what was counted. */
export function createAnalytics(): Service {
  const hits = createLog<Counted>(CAPACITY)

  async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, BODY_LIMIT_BYTES)
    if (body.kind === 'gone') return
    if (body.kind === 'too-long')
      return refuse(response, 413, 'payload-too-large', 'Payload too large')

    const decision = decideCollect(body.text)
    if (!decision.accepted) return refuse(response, 400, 'bad-request', decision.message)

    const { collected } = decision
    hits.add({ ...collected, refererHeader: request.headers.referer ?? '' })
    const website = String(collected.payload['website'])
    sendJson(response, 200, identify(request, website, new Date().toISOString()))
  }

  const paths: Readonly<Record<string, Methods>> = {
    [COLLECT_PATH]: fromAnywhere(collect),
    [LOCAL_SCRIPT_PATH]: script('analytics-stand-in.ts'),
    [ANALYTICS_PATH]: {
      GET: (_request, response) => sendJson(response, 200, hits.list()),
      DELETE: (_request, response) => {
        hits.clear()
        send(response, 204, '')
      },
    },
  }
  return (path) => paths[path]
}
