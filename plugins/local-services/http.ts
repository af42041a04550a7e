import type { IncomingMessage, ServerResponse } from 'node:http'

type Headers = Readonly<Record<string, string>>

/** `too-long`: more than the limit came. `gone`: the client left before the end. */
type Body = { kind: 'text'; text: string } | { kind: 'too-long' } | { kind: 'gone' }

/**
 * Reads a body, keeping at most `limitBytes` in memory. The rest is read and thrown away: a client
 * that is cut off while sending would see a network error in the place of the answer.
 */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Body> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= limitBytes) chunks.push(chunk)
      else chunks.length = 0
    }
  } catch {
    return { kind: 'gone' }
  }
  if (length > limitBytes) return { kind: 'too-long' }
  return { kind: 'text', text: Buffer.concat(chunks).toString('utf8') }
}

export function send(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array,
  headers: Headers = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  })
  response.end(body)
}

/** Indented, for whoever opens the address in a browser. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, JSON.stringify(value, null, 2), {
    'Content-Type': 'application/json; charset=utf-8',
  })
}

/** The object that a JSON text holds; nothing for any other text. */
export function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
