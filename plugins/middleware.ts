import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: Connect.NextFunction,
) => Promise<unknown>

/** A middleware that may wait for something, and passes on what fails there. */
export function middleware(answer: Answer): Connect.NextHandleFunction {
  return (request, response, pass) => void answer(request, response, pass).catch(pass)
}

/** The path that is asked for, with the folder that the site may be in. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/\?.*/s, '')
}
