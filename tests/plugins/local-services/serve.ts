import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { firstToAnswer, type Service } from '../../../plugins/local-services/service.ts'

/** Serves the services for the running test and gives their origin. */
export async function serve(services: readonly Service[]): Promise<string> {
  const middleware = firstToAnswer(services)
  const server = createServer((request, response) => {
    middleware(request, response, (error?: unknown) => {
      response.writeHead(error ? 500 : 404).end('passed on')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}
