import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Connect } from 'vite'
import { middleware, pathOf } from '../server/middleware.ts'
import { isObject, type Fields } from '../texts/is-object.ts'

interface ServiceRequest {
  request: IncomingMessage
  body: string
  id: string
}

type Handler = (request: ServiceRequest) => Response | Promise<Response>

/** The handlers of a service, by method and path: `GET /path/:id`. */
export type Handlers = Readonly<Record<string, Handler>>

export function jsonFields(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

export async function script(name: string): Promise<Response> {
  const code = await readFile(new URL(name, import.meta.url), 'utf8')
  return new Response(code, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
}

export function serve(handlers: Handlers): Connect.NextHandleFunction {
  const routes = Object.entries(handlers).map(([route, handler]) => {
    const pattern = route.replaceAll('.', String.raw`\.`).replace(':id', '([^/]+)')
    return [new RegExp(`^${pattern}$`), handler] as const
  })
  return middleware(async (request, response, pass) => {
    const called = `${request.method} ${pathOf(request)}`
    const [pattern, handler] = routes.find(([known]) => known.test(called)) ?? []
    if (!pattern || !handler) return pass()
    try {
      const [, id = ''] = pattern.exec(called) ?? []
      const answer = await handler({ request, body: await text(request), id })
      const headers = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, { 'Cache-Control': 'no-store', ...headers })
      response.end(await answer.text())
    } catch (error) {
      // The visitor has aborted an incomplete request, so nobody waits for the answer.
      if (request.complete) throw error
    }
  })
}
