import type { IncomingMessage, ServerResponse } from 'node:http'
import { FAULT_KINDS, isFaultKind, type FaultOrder } from './fault.ts'
import { pathOf, readBody, send, sendJson } from './http.ts'
import type { MailStore } from './mail-store.ts'
import type { Service } from './service.ts'

const API_PATH = '/__inbox/api/'
const BODY_LIMIT_BYTES = 1024

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
type Methods = Partial<Record<string, Answer>>

/** The `kind` in a JSON body such as `{"kind":"500"}`, whatever it is. */
function kindIn(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
  } catch {
    return undefined
  }
}

function done(response: ServerResponse): void {
  response.writeHead(204).end()
}

/** The inbox in JSON, for its page and for end-to-end tests. */
export function createInboxApi(store: MailStore, faults: FaultOrder): Service {
  const messages: Methods = {
    GET: (_request, response) => sendJson(response, 200, store.list()),
    DELETE: (_request, response) => {
      store.clear()
      done(response)
    },
  }

  const message = (id: string): Methods => ({
    GET: (_request, response) => {
      const mail = store.find(id)
      if (mail) sendJson(response, 200, mail)
      else sendJson(response, 404, { error: `There is no message ${id}` })
    },
  })

  const fault: Methods = {
    GET: (_request, response) => sendJson(response, 200, { kind: faults.pending() }),
    PUT: async (request, response) => {
      const body = await readBody(request, BODY_LIMIT_BYTES)
      if (body.kind === 'gone') return
      const kind = body.kind === 'text' ? kindIn(body.text) : undefined
      if (!isFaultKind(kind)) {
        const error = `Expected a JSON body whose "kind" is one of ${FAULT_KINDS.join(', ')}`
        return sendJson(response, 400, { error })
      }
      faults.place(kind)
      sendJson(response, 200, { kind })
    },
    DELETE: (_request, response) => {
      faults.cancel()
      done(response)
    },
  }

  function methodsAt(resource: string): Methods | undefined {
    if (resource === 'messages') return messages
    if (resource === 'fault') return fault
    const id = /^messages\/([\w-]+)$/.exec(resource)?.[1]
    return id === undefined ? undefined : message(id)
  }

  return async (request, response) => {
    const path = pathOf(request)
    if (!path.startsWith(API_PATH)) return false
    const methods = methodsAt(path.slice(API_PATH.length))
    const answer = methods?.[request.method ?? '']
    if (answer) await answer(request, response)
    else if (methods)
      send(response, 405, 'Method Not Allowed', { Allow: Object.keys(methods).join(', ') })
    else sendJson(response, 404, { error: `There is nothing at ${path}` })
    return true
  }
}
