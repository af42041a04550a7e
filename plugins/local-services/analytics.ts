import { LOCAL_SCRIPT_PATH } from '../../src/vendors/analytics/analytics-local.ts'
import { isObject, type Fields } from '../texts/is-object.ts'
import { jsonFields, script, type Handlers } from './service.ts'

export const ANALYTICS_PATH = '/__analytics'

export function createAnalytics(): Handlers {
  let visits: Fields[] = []
  return {
    [`GET ${LOCAL_SCRIPT_PATH}`]: () => script('analytics-stand-in.js'),
    'POST /api/send': ({ body }) => {
      const { payload } = jsonFields(body)
      if (!isObject(payload)) return new Response('', { status: 400 })
      visits.unshift(payload)
      return Response.json({ cache: 'local' })
    },
    [`GET ${ANALYTICS_PATH}`]: () => Response.json(visits),
    [`DELETE ${ANALYTICS_PATH}`]: () => {
      visits = []
      return new Response()
    },
  }
}
