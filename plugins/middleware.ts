import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) => Promise<unknown>

/** A middleware that may wait for something; what fails there the server says. */
export function middleware(answer: Answer): Connect.NextHandleFunction {
  return (request, response, next) => void answer(request, response, next).catch(next)
}

/** The path that is asked for, with the folder that the site may be in. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*/s, '')
}
