import { isObject, parseObject } from './http.ts'

const TYPES = ['event', 'identify', 'performance'] as const

export type Payload = Readonly<Record<string, unknown>>

/** A body that the collector takes, as it came. */
export interface Collected {
  type: (typeof TYPES)[number]
  payload: Payload
}

type Decision = { accepted: true; collected: Collected } | { accepted: false; message: string }

const TEXTS = ['website', 'hostname', 'language', 'screen', 'title', 'name', 'tag', 'id']
const ADDRESSES = ['url', 'referrer']

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value, 'https://localhost')
}

/** The first field that Umami would refuse. */
function wrongField(payload: Payload): string | undefined {
  const given = (field: string) => payload[field] !== undefined
  return (
    TEXTS.find((field) => given(field) && typeof payload[field] !== 'string') ??
    ADDRESSES.find((field) => given(field) && !isAddress(payload[field])) ??
    (given('data') && !isObject(payload['data']) ? 'data' : undefined)
  )
}

function refuse(message: string): Decision {
  return { accepted: false, message }
}

/** Decides on the body of a collect request by the rules of Umami's own schema. */
export function decideCollect(body: string): Decision {
  const request = parseObject(body)
  if (!request) return refuse('The request body is not a JSON object')
  const type = TYPES.find((known) => known === request['type'])
  if (!type) return refuse(`Expected "type" to be one of ${TYPES.join(', ')}`)
  const { payload } = request
  if (!isObject(payload)) return refuse('Expected "payload" to be an object')
  // Umami wants a UUID here; the site's default for local use is none.
  if (!payload['website']) return refuse('Expected "payload.website" to name a site')
  const wrong = wrongField(payload)
  if (wrong !== undefined) return refuse(`"payload.${wrong}" is not valid`)
  return { accepted: true, collected: { type, payload } }
}
