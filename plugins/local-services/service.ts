import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

/** Answers a request and says true, or leaves it untouched and says false. */
export type Service = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>

/** A middleware that offers each request to the services in their order. */
export function firstToAnswer(services: readonly Service[]): Connect.NextHandleFunction {
  async function offer(
    request: IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    try {
      for (const service of services) if (await service(request, response)) return
    } catch (error) {
      next(error)
      return
    }
    next()
  }

  return (request, response, next) => void offer(request, response, next)
}
