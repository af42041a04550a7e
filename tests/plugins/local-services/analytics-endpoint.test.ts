// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createCollectEndpoint } from '../../../plugins/local-services/analytics-endpoint.ts'
import { createAnalyticsStore } from '../../../plugins/local-services/analytics-store.ts'
import { collectBody, PAYLOAD } from './analytics-fixtures.ts'
import { serve } from './serve.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/

async function start() {
  const store = createAnalyticsStore()
  const origin = await serve([createCollectEndpoint(store)])
  const request = (init: RequestInit) => fetch(`${origin}/api/send`, init)
  const post = async (body = collectBody(), headers: Record<string, string> = {}) => {
    const response = await request({ method: 'POST', body, headers })
    return { status: response.status, json: (await response.json()) as Record<string, unknown> }
  }
  return { store, origin, request, post }
}

describe('the collect address', () => {
  it('keeps what it is told, with the header that came along', async () => {
    const { store, post } = await start()
    const { status } = await post(collectBody(), { Referer: 'http://localhost/' })
    expect(status).toBe(200)
    expect(store.list()).toMatchObject([
      { type: 'event', payload: PAYLOAD, refererHeader: 'http://localhost/' },
    ])
  })

  it('answers with a session and a visit, the same for the same browser', async () => {
    const { post } = await start()
    const [first, again, other, elsewhere] = await Promise.all([
      post(),
      post(collectBody({ url: '/' })),
      post(collectBody(), { 'User-Agent': 'another browser' }),
      post(collectBody({ website: 'another site' })),
    ])
    expect(first.json).toEqual({
      cache: expect.any(String),
      sessionId: expect.stringMatching(UUID),
      visitId: expect.stringMatching(UUID),
    })
    expect(again.json).toEqual(first.json)
    for (const { json } of [other, elsewhere])
      expect(json['sessionId']).not.toBe(first.json['sessionId'])
  })

  it('refuses what Umami would, and keeps nothing of it', async () => {
    const { post, store } = await start()
    expect(await post('{"type":"event"}')).toEqual({
      status: 400,
      json: {
        error: {
          message: 'Expected "payload" to be an object',
          code: 'bad-request',
          status: 400,
        },
      },
    })
    expect(store.list()).toEqual([])
  })

  it('answers a body of any size without keeping it', async () => {
    const { post, store } = await start()
    const { status, json } = await post(collectBody({ title: 'x'.repeat(5_000_000) }))
    expect(status).toBe(413)
    expect(json).toMatchObject({ error: { code: 'payload-too-large' } })
    expect(store.list()).toEqual([])
  })

  it('lets a page on another origin send with the headers of Umami', async () => {
    const { request } = await start()
    const preflight = await request({
      method: 'OPTIONS',
      headers: {
        Origin: 'https://a.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-umami-cache',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('*')
    const answer = await request({ method: 'POST', body: collectBody() })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('is for sending alone, and leaves other addresses to others', async () => {
    const { request, origin } = await start()
    expect((await request({ method: 'GET' })).status).toBe(405)
    expect(await (await fetch(`${origin}/api/sender`)).text()).toBe('passed on')
  })
})
