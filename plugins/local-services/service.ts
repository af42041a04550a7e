import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { transformWithOxc, type Connect } from 'vite'
import { isObject, type Fields } from '../is-object.ts'
import { middleware, pathOf } from '../middleware.ts'

interface Asked {
  request: IncomingMessage
  body: string
  /** The part of the address that the route calls `:id`. */
  id: string
}

/** What a service answers, by method and path. */
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

/** A script of this folder as a browser reads it. */
export async function script(file: string): Promise<Response> {
  const source = await readFile(new URL(file, import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, file)
  // Only types are imported: without this mark it is a classic script, as the real one is.
  return new Response(code.replace(/^export \{\};?$/m, ''), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}

/** A middleware that answers as the services do, and leaves other addresses to others. */
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
      // Where the visitor left in the middle there is nobody to tell.
      if (request.complete) throw error
    }
  })
}
