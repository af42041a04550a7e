import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { transformWithOxc, type Connect } from 'vite'
import { isObject, type Fields } from '../is-object.ts'
import { middleware, pathOf } from '../middleware.ts'

interface Asked {
  request: IncomingMessage
  body: string
  /** The value of `:id` in the route. */
  id: string
}

/** The handlers of a service, by method and path: `GET /path/:id`. */
export type Service = Readonly<Record<string, (asked: Asked) => Response | Promise<Response>>>

/** The fields of a JSON body; none where it is not an object. */
export function fieldsOf(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** A TypeScript file of this folder as JavaScript. */
export async function script(file: string): Promise<Response> {
  const source = await readFile(new URL(file, import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, file)
  // Only types are imported, so without its `export {}` the file is a classic script.
  return new Response(code.replace(/^export \{\};?$/m, ''), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}

export function serve(...services: readonly Service[]): Connect.NextHandleFunction {
  const routes = services.flatMap(Object.entries<Service[string]>).map(([route, answer]) => ({
    pattern: new RegExp(`^${route.replace(':id', '([^/]+)')}$`),
    answer,
  }))
  return middleware(async (request, response, next) => {
    const asked = `${request.method} ${pathOf(request)}`
    const route = routes.find(({ pattern }) => pattern.test(asked))
    if (!route) return next()
    try {
      const id = route.pattern.exec(asked)?.[1] ?? ''
      const answered = await route.answer({ request, body: await text(request), id })
      const headers = Object.fromEntries(answered.headers)
      response.writeHead(answered.status, { 'Cache-Control': 'no-store', ...headers })
      response.end(await answered.text())
    } catch (error) {
      // An incomplete request was aborted by the visitor.
      if (request.complete) throw error
    }
  })
}
