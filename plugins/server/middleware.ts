import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: Connect.NextFunction,
) => Promise<unknown>

/** An asynchronous middleware, whose errors go to the server's error handler. */
export function middleware(answer: Answer): Connect.NextHandleFunction {
  return (request, response, pass) => void answer(request, response, pass).catch(pass)
}

/** The path of a request, with the site's base path. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*/s, '')
}
