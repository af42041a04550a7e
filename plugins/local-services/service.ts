import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { send } from './http.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** What a path answers, by method; HEAD is answered as GET. */
export type Methods = Readonly<Record<string, Answer>>

/** What a service answers at a path; nothing where the path is not its own. */
export type Service = (path: string) => Methods | undefined

const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
}

/** Takes POST from pages of any origin, and the preflight that browsers send before it. */
export function fromAnywhere(post: Answer): Methods {
  const open =
    (answer: Answer): Answer =>
    (request, response) => {
      for (const [name, value] of Object.entries(OPEN_TO_ALL)) response.setHeader(name, value)
      return answer(request, response)
    }
  return { POST: open(post), OPTIONS: open((_request, response) => send(response, 204, '')) }
}

/** A middleware that lets the first service answer whose path it is. */
export function firstToAnswer(services: readonly Service[]): Connect.NextHandleFunction {
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    const { method = '', url = '/' } = request
    const path = url.split('?', 1)[0] ?? '/'
    const methods = services.map((service) => service(path)).find(Boolean)
    if (!methods) return next()
    const chosen = methods[method === 'HEAD' ? 'GET' : method]
    const allowed = Object.keys(methods).join(', ').replace('GET', 'GET, HEAD')
    if (!chosen) return send(response, 405, 'Method Not Allowed', { Allow: allowed })
    try {
      await chosen(request, response)
    } catch (error) {
      next(error)
    }
  }

  return (request, response, next) => void answer(request, response, next)
}
