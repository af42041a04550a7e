import { LOCAL_SCRIPT_PATH } from '../../src/vendors/analytics/analytics-local.ts'
import { isObject, type Fields } from '../is-object.ts'
import { fieldsOf, script, type Service } from './service.ts'

export const ANALYTICS_PATH = '/__analytics'

export interface Hit {
  payload: Fields
}

/** A collector like Umami's, a stand-in for its script, and the counted visits as JSON. */
export function createAnalytics(): Service {
  let hits: Hit[] = []
  return {
    [`GET ${LOCAL_SCRIPT_PATH}`]: () => script('analytics-stand-in.js'),
    'POST /api/send': ({ body }) => {
      const { payload } = fieldsOf(body)
      if (!isObject(payload)) return new Response('', { status: 400 })
      hits.unshift({ payload })
      return Response.json({ cache: 'local' })
    },
    [`GET ${ANALYTICS_PATH}`]: () => Response.json(hits),
    [`DELETE ${ANALYTICS_PATH}`]: () => {
      hits = []
      return new Response()
    },
  }
}
