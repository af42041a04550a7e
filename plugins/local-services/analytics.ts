import { LOCAL_SCRIPT_PATH } from '../../src/vendors/analytics/analytics-local.ts'
import { Log, type Entry } from './log.ts'
import { fieldsOf, isObject, script, type Fields, type Service } from './service.ts'

export const ANALYTICS_PATH = '/__analytics'

interface Counted {
  payload: Fields
  refererHeader: string
}

export type Hit = Entry<Counted>

/** A collector like Umami's, the script that stands in for its own, and in JSON what was counted. */
export function createAnalytics(): Service {
  const hits = new Log<Counted>()
  return {
    [`GET ${LOCAL_SCRIPT_PATH}`]: () => script('analytics-stand-in.ts'),
    'POST /api/send': ({ request, body }) => {
      const { payload } = fieldsOf(body)
      if (!isObject(payload)) return new Response('', { status: 400 })
      hits.add({ payload, refererHeader: request.headers.referer ?? '' })
      return Response.json({ cache: 'local' })
    },
    [`GET ${ANALYTICS_PATH}`]: () => Response.json(hits.entries),
    [`DELETE ${ANALYTICS_PATH}`]: () => {
      hits.entries = []
      return new Response()
    },
  }
}
